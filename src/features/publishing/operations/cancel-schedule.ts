import { eq } from 'drizzle-orm'

import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { scheduledPublications } from '@/lib/server/db/own-tables'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
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
