import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { afterTransaction } from '@/lib/server/db/after-transaction'
import { asUser } from '@/lib/server/db/local-api'
import { inTransaction, sql, statement } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { announce } from '@/lib/server/live/announce'
import type { DraftedDocument } from '../rules'
import { MAX_SCHEDULE_DAYS } from '../schedule-rules'
import type { ScheduleInput } from '../schemas'
import { keyOf } from './document-key'

const DAY_MS = 86_400_000

/**
 * Schedules the publication of languages of a document, or that they are taken off the site. At that time the draft goes live
 * as it is then. An earlier schedule of the same action and language is replaced. Returns the ids of the schedules. Throws
 * AppError 'invalid' for a time that has passed or is too far ahead, 'not_found' for a document that is gone, and 'conflict'
 * for an archived post.
 */
export async function schedulePublication(
  { req, user }: Context,
  { document, action, languages, at }: ScheduleInput,
): Promise<{ ids: string[] }> {
  requireFuture(at)
  return inTransaction(req, async () => {
    await requireDocument(req, document)
    const ids: string[] = []
    for (const language of new Set(languages))
      ids.push(await store(req, { ...keyOf(document), language, action, at, user: user?.id ?? null }))
    if ('collection' in document && document.collection === 'posts') await announce(req, 'posts', document.id)
    await afterTransaction(req, async (outcome) => {
      // After a commit whose result is unknown, the sweep finds the rows.
      if (outcome === 'committed')
        for (const scheduleId of ids) void enqueue('publish-scheduled', { scheduleId, at }, { startAt: at })
    })
    return { ids }
  })
}

function requireFuture(at: string): void {
  const days = (Date.parse(at) - Date.now()) / DAY_MS
  if (days <= 0) throw new AppError('invalid', { fields: { at: 'past' } })
  if (days > MAX_SCHEDULE_DAYS) throw new AppError('invalid', { fields: { at: 'too_far' } })
}

/** Throws AppError 'not_found' when there is no such document that the user may read, and 'conflict' for an archived post. */
async function requireDocument(req: PayloadRequest, document: DraftedDocument): Promise<void> {
  if ('global' in document) return
  const { collection, id } = document
  const found = await asUser(req).findByID({ collection, id, depth: 0, draft: true, disableErrors: true })
  if (!found) throw new AppError('not_found')
  if ('archivedAt' in found && found.archivedAt)
    throw new AppError('conflict', { current: { value: 'archived', changedBy: null, changedAt: null } })
}

type Row = {
  slug: string
  id: string | null
  language: Language
  action: string
  at: string
  user: string | null
}

async function store(req: PayloadRequest, { slug, id, language, action, at, user }: Row): Promise<string> {
  const [row] = await sql<{ id: string }>(
    req,
    statement`
      insert into scheduled_publications (id, slug, document_id, language, action, at, user_id, created_at)
      values (gen_random_uuid(), ${slug}, ${id}::uuid, ${language}, ${action}, ${at}::timestamptz, ${user}::uuid, now())
      on conflict (slug, document_id, language, action)
        do update set at = excluded.at, user_id = excluded.user_id, problem = null
      returning id`,
  )
  return row?.id ?? ''
}
