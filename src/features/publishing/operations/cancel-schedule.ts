import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { inTransaction, runSql, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { CancelScheduleInput } from '../schemas'
import { announceSchedule } from './announce-schedule'

/**
 * Removes a schedule, or the notice of one that did not work. Throws AppError 'not_found' when it has run or was removed
 * already.
 */
export async function cancelSchedule({ req }: Context, { schedule }: CancelScheduleInput): Promise<object> {
  requireStaff(req)
  return inTransaction(req, async () => {
    const [removed] = await runSql<{ slug: string; document: string | null }>(
      req,
      sql`delete from scheduled_publications where id = ${schedule} returning slug, document_id as document`,
    )
    if (!removed) throw new AppError('not_found')
    await announceSchedule(req, { id: schedule, ...removed })
    return {}
  })
}
