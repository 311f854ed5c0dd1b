import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { inTransaction, runSql, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { announceSchedule } from './announce-schedule'
import { requireFuture, requireSchedulable } from './check-schedule'
import { documentOfKey } from './document-key'
import { queueSchedules } from './queue-schedules'
import type { MoveScheduleInput } from '../schemas'

type Row = { id: string; slug: string; document: string | null; at: string }

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
    await runSql(
      req,
      sql`
        update scheduled_publications set at = ${at}::timestamptz, user_id = ${user?.id ?? null}::uuid, problem = null
        where id = ${schedule}`,
    )
    await announceSchedule(req, row)
    await queueSchedules(req, [schedule], at)
    return {}
  })
}

async function lock(req: PayloadRequest, id: string): Promise<Row> {
  const [row] = await runSql<Row>(
    req,
    sql`
      select id, slug, document_id as document, to_json(at) #>> '{}' as at
      from scheduled_publications where id = ${id} for update`,
  )
  if (!row) throw new AppError('not_found')
  return row
}
