import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import type { DraftedDocument } from '../rules'
import { MAX_SCHEDULE_DAYS } from '../schedule-rules'

const DAY_MS = 86_400_000

/** Throws AppError 'invalid' for a time that has passed or is too far ahead. */
export function requireFuture(at: string): void {
  const days = (Date.parse(at) - Date.now()) / DAY_MS
  if (days <= 0) throw new AppError('invalid', { fields: { at: 'past' } })
  if (days > MAX_SCHEDULE_DAYS) throw new AppError('invalid', { fields: { at: 'too_far' } })
}

/**
 * Throws AppError 'not_found' when there is no such document that the user may read, and 'conflict' for an archived post.
 */
export async function requireSchedulable(req: PayloadRequest, document: DraftedDocument): Promise<void> {
  if ('global' in document) return
  const { collection, id } = document
  const found = await asUser(req).findByID({ collection, id, depth: 0, draft: true, disableErrors: true })
  if (!found) throw new AppError('not_found')
  if ('archivedAt' in found && found.archivedAt)
    throw new AppError('conflict', { current: { value: 'archived', changedBy: null, changedAt: null } })
}
