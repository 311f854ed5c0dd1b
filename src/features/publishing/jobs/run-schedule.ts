import { and, eq, isNull, lte } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { asSystem } from '@/lib/server/db/local-api'
import { scheduledPublications } from '@/lib/server/db/own-tables'
import { autocommitDatabase, databaseOf, inTransaction, sql, isoTime } from '@/lib/server/db/sql'
import { announceNow } from '@/lib/server/live/announce'
import { isArchivedPost } from '../archived-post'
import { announceSchedule } from '../operations/schedules'
import { saveDocument } from '../operations/save-document'
import { documentOfKey, type ScheduleProblem } from '../rules'

const { slug, document, language, action, at } = scheduledPublications

const isDue = (id: string) => and(eq(scheduledPublications.id, id), lte(at, sql`clock_timestamp()`))
const hasNoProblem = isNull(scheduledPublications.problem)

/**
 * Runs a schedule that is due, once: of parallel workers, one takes the row, and the row and the publication are committed
 * together. It acts as the system, because whoever scheduled it was allowed to then. A publication that is refused stays as
 * a row with its problem, which the editor shows; other failures are retried. Does nothing for a schedule that was moved,
 * removed or has run.
 */
export async function runSchedule(payload: Payload, id: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  const problem = await inTransaction(req, () => takeAndRun(req, id)).catch(problemOf)
  if (!problem) return
  const [row] = await autocommitDatabase(payload)
    .update(scheduledPublications)
    .set({ problem })
    .where(isDue(id))
    .returning({ slug, document })
  if (!row) return
  await announceNow(payload, 'schedules', id)
  if (row.slug === 'posts' && row.document) await announceNow(payload, 'posts', row.document)
}

async function takeAndRun(req: PayloadRequest, id: string): Promise<void> {
  const db = await databaseOf(req)
  const [row] = await db
    .delete(scheduledPublications)
    .where(and(isDue(id), hasNoProblem))
    .returning({ slug, document, language, action })
  if (!row) return
  if (row.slug === 'posts' && row.document && (await isArchivedPost(req, row.document)))
    throw new AppError('conflict')
  const _status = row.action === 'publish' ? 'published' : 'draft'
  const options = { locale: row.language, data: { _status }, overrideLock: true }
  await saveDocument(req, documentOfKey(row), options, asSystem(req))
  await announceSchedule(req, { id, ...row })
}

/** Returns the problem to show; throws an error that a retry may not meet. */
function problemOf(error: unknown): ScheduleProblem {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'invalid') return 'incomplete'
  return error.code === 'conflict' ? 'archived' : 'failed'
}

/** Returns the schedules that are still to run, earliest first. `at` is an ISO time. */
export const waitingSchedules = (payload: Payload): Promise<{ id: string; at: string }[]> =>
  autocommitDatabase(payload)
    .select({ id: scheduledPublications.id, at: isoTime(at) })
    .from(scheduledPublications)
    .where(hasNoProblem)
    .orderBy(at)
