import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { inTransaction, runSql, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { ScheduleInput } from '../schemas'
import { announceSchedule } from './announce-schedule'
import { requireFuture, requireSchedulable } from './check-schedule'
import { documentKey } from './document-key'
import { queueSchedules } from './queue-schedules'

/**
 * Schedules publishing or unpublishing of some languages of a document. The draft goes live as it is at that time.
 * Replaces an earlier schedule for the same action and language. Returns the ids of the schedules. Throws AppError
 * 'invalid' for a time that has passed or is too far ahead, 'not_found' for a deleted document, and 'conflict' for an
 * archived post.
 */
export async function schedulePublication(
  { req, user }: Context,
  { document, action, languages, at }: ScheduleInput,
): Promise<{ ids: string[] }> {
  requireFuture(at)
  return inTransaction(req, async () => {
    await requireSchedulable(req, document)
    const key = documentKey(document)
    const ids: string[] = []
    for (const language of new Set(languages)) {
      const id = await store(req, { ...key, language, action, at, user: user?.id ?? null })
      await announceSchedule(req, { id, slug: key.slug, document: key.id })
      ids.push(id)
    }
    await queueSchedules(req, ids, at)
    return { ids }
  })
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
  const [row] = await runSql<{ id: string }>(
    req,
    sql`
      insert into scheduled_publications (id, slug, document_id, language, action, at, user_id, created_at)
      values (gen_random_uuid(), ${slug}, ${id}::uuid, ${language}, ${action}, ${at}::timestamptz, ${user}::uuid, now())
      on conflict (slug, document_id, language, action)
        do update set at = excluded.at, user_id = excluded.user_id, problem = null
      returning id`,
  )
  return row?.id ?? ''
}
