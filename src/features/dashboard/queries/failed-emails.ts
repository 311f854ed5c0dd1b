import type { PayloadRequest } from 'payload'

import { isAdmin } from '@/lib/roles'
import { asUser } from '@/lib/server/db/local-api'

/** An email that could not be sent. `reason` is what the mail server said. */
export type FailedEmail = {
  id: string
  kind: string
  recipient: string
  reason: string | null
  failedAt: string
}

export type FailedEmails = { list: FailedEmail[]; total: number }

const MAX_LISTED = 5

/** As in the system health (src/features/system/system-health-query.ts). */
export const FAILED_DAYS = 7

/** Returns the emails that failed in the last week, newest first; null for anyone but admins. */
export async function findFailedEmails(req: PayloadRequest): Promise<FailedEmails | null> {
  if (!isAdmin(req.user)) return null
  const since = new Date(Date.now() - FAILED_DAYS * 86_400_000).toISOString()
  const { docs, totalDocs } = await asUser(req).find({
    collection: 'outbox',
    where: { status: { equals: 'failed' }, updatedAt: { greater_than: since } },
    sort: ['-updatedAt', 'id'],
    limit: MAX_LISTED,
    depth: 0,
    select: { kind: true, recipient: true, lastError: true, updatedAt: true },
  })
  const list = docs.map(({ id, kind, recipient, lastError, updatedAt }) => ({
    id,
    kind,
    recipient,
    reason: lastError ?? null,
    failedAt: updatedAt,
  }))
  return { list, total: totalDocs }
}
