import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { scheduledPublications } from '@/lib/server/db/own-tables'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { documentKey } from '../document-key'
import type { ScheduleInput } from '../schemas'
import { announceSchedule } from './announce-schedule'
import { requireFuture, requireSchedulable } from './check-schedule'
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
      await announceSchedule(req, { id, ...key })
      ids.push(id)
    }
    await queueSchedules(req, ids, at)
    return { ids }
  })
}

type Schedule = Omit<typeof scheduledPublications.$inferInsert, 'id' | 'createdAt' | 'problem'>

async function store(req: PayloadRequest, schedule: Schedule): Promise<string> {
  const { id, slug, document, language, action } = scheduledPublications
  const db = await databaseOf(req)
  const [row] = await db
    .insert(scheduledPublications)
    .values({ ...schedule, id: randomUUID(), createdAt: sql`now()` })
    .onConflictDoUpdate({
      target: [slug, document, language, action],
      set: { at: schedule.at, user: schedule.user, problem: null },
    })
    .returning({ id })
  return row?.id ?? ''
}
