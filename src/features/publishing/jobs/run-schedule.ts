import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { asSystem } from '@/lib/server/db/local-api'
import { autocommit, inTransaction, runSql, sql } from '@/lib/server/db/sql'
import { announceNow } from '@/lib/server/live/announce'
import { announceSchedule } from '../operations/announce-schedule'
import { documentOfKey } from '../operations/document-key'
import { saveDocument } from '../operations/save-document'
import type { DraftedDocument } from '../rules'
import type { ScheduledAction, ScheduleProblem } from '../schedule-rules'

type Row = { slug: string; document: string | null; language: Language; action: ScheduledAction }

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
  const [row] = await autocommit<{ slug: string; document: string | null }>(
    payload,
    sql`
      update scheduled_publications set problem = ${problem}
      where id = ${id} and at <= clock_timestamp() returning slug, document_id as document`,
  )
  if (!row) return
  await announceNow(payload, 'schedules', id)
  if (row.slug === 'posts' && row.document) await announceNow(payload, 'posts', row.document)
}

async function takeAndRun(req: PayloadRequest, id: string): Promise<void> {
  const [row] = await runSql<Row>(
    req,
    sql`
      delete from scheduled_publications where id = ${id} and at <= clock_timestamp() and problem is null
      returning slug, document_id as document, language, action`,
  )
  if (!row) return
  const document = documentOfKey(row)
  if (await isArchived(req, document)) throw new AppError('conflict')
  const _status = row.action === 'publish' ? 'published' : 'draft'
  const options = { locale: row.language, data: { _status }, overrideLock: true }
  await saveDocument(req, document, options, asSystem(req))
  await announceSchedule(req, { id, ...row })
}

async function isArchived(req: PayloadRequest, document: DraftedDocument): Promise<boolean> {
  if (!('collection' in document) || document.collection !== 'posts') return false
  const query = sql`select archived_at is not null as archived from posts where id = ${document.id}`
  return (await runSql<{ archived: boolean }>(req, query))[0]?.archived === true
}

/** Returns the problem to show; throws an error that a retry may not meet. */
function problemOf(error: unknown): ScheduleProblem {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'invalid') return 'incomplete'
  return error.code === 'conflict' ? 'archived' : 'failed'
}

/** Returns schedules whose job should have run, oldest first. `at` is an ISO time. */
export async function dueSchedules(payload: Payload, limit: number): Promise<{ id: string; at: string }[]> {
  return autocommit<{ id: string; at: string }>(
    payload,
    sql`
      select id, to_json(at) #>> '{}' as at from scheduled_publications
      where problem is null and at < now() - interval '2 seconds' order by at limit ${limit}`,
  )
}
