import type { PayloadRequest } from 'payload'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'

import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { scheduledPublications } from '@/lib/server/db/own-tables'
import { databaseOf, inTransaction, sql, isoTime } from '@/lib/server/db/sql'
import { type Context, requireStaff } from '@/lib/server/http/authorize'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { announce } from '@/lib/server/live/announce'
import { documentKey, documentOfKey, type DraftedDocument, MAX_SCHEDULE_DAYS } from '../rules'
import type { ScheduleInput, MoveScheduleInput, CancelScheduleInput } from '../schemas'

type Row = { id: string; slug: string; document: string | null }

/** Tells open boards and editors that a schedule has changed. */
export async function announceSchedule(req: PayloadRequest, { id, slug, document }: Row): Promise<void> {
  await announce(req, 'schedules', id)
  if (slug === 'posts' && document) await announce(req, 'posts', document)
}

/** Queues the jobs of schedules in the transaction of the request. `at` is an ISO time. */
export const queueSchedules = (req: PayloadRequest, ids: readonly string[], at: string): Promise<void> => {
  const startAt = new Date(at).toISOString()
  const jobs = ids.map((scheduleId) => ({ scheduleId, at: startAt }))
  return enqueue(req, 'publish-scheduled', jobs, { startAt })
}

const DAY_MS = 86_400_000

/** Throws AppError 'invalid' for a time that has passed or is too far ahead. */
function requireFuture(at: string): void {
  const days = (Date.parse(at) - Date.now()) / DAY_MS
  if (days <= 0) throw new AppError('invalid', { fields: { at: 'past' } })
  if (days > MAX_SCHEDULE_DAYS) throw new AppError('invalid', { fields: { at: 'too_far' } })
}

/**
 * Throws AppError 'not_found' when there is no such document that the user may read, and 'conflict' for an archived post.
 */
async function requireSchedulable(req: PayloadRequest, document: DraftedDocument): Promise<void> {
  if ('global' in document) return
  const { collection, id } = document
  const found = await asUser(req).findByID({ collection, id, depth: 0, draft: true, disableErrors: true })
  if (!found) throw new AppError('not_found')
  if ('archivedAt' in found && found.archivedAt)
    throw new AppError('conflict', { current: { value: 'archived', changedBy: null, changedAt: null } })
}

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

/**
 * Reschedules a publication, including one that failed. Throws AppError 'invalid' for a time that has passed or is too
 * far ahead, 'not_found' if it has run or was removed, and 'conflict' with the current time if someone else has moved it,
 * or for an archived post.
 */
export async function moveSchedule(
  { req, user }: Context,
  { schedule, at, expected }: MoveScheduleInput,
): Promise<object> {
  requireStaff(req)
  requireFuture(at)
  return inTransaction(req, async () => {
    const row = await lock(req, schedule)
    if (Date.parse(row.at) !== Date.parse(expected))
      throw new AppError('conflict', { current: { value: row.at, changedBy: null, changedAt: null } })
    await requireSchedulable(req, documentOfKey(row))
    const db = await databaseOf(req)
    await db
      .update(scheduledPublications)
      .set({ at, user: user?.id ?? null, problem: null })
      .where(eq(scheduledPublications.id, schedule))
    await announceSchedule(req, row)
    await queueSchedules(req, [schedule], at)
    return {}
  })
}

async function lock(req: PayloadRequest, schedule: string) {
  const { id, slug, document, at } = scheduledPublications
  const db = await databaseOf(req)
  const [row] = await db
    .select({ id, slug, document, at: isoTime(at) })
    .from(scheduledPublications)
    .where(eq(id, schedule))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}

/**
 * Removes a schedule, or the notice of one that did not work. Throws AppError 'not_found' when it has run or was removed
 * already.
 */
export async function cancelSchedule({ req }: Context, { schedule }: CancelScheduleInput): Promise<object> {
  requireStaff(req)
  return inTransaction(req, async () => {
    const { id, slug, document } = scheduledPublications
    const db = await databaseOf(req)
    const [removed] = await db
      .delete(scheduledPublications)
      .where(eq(id, schedule))
      .returning({ slug, document })
    if (!removed) throw new AppError('not_found')
    await announceSchedule(req, { id: schedule, ...removed })
    return {}
  })
}
