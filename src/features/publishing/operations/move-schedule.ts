import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { isoTime } from '@/lib/server/db/expressions'
import { scheduledPublications } from '@/lib/server/db/own-tables'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { documentOfKey } from '../document-key'
import { announceSchedule } from './announce-schedule'
import { requireFuture, requireSchedulable } from './check-schedule'
import { queueSchedules } from './queue-schedules'
import type { MoveScheduleInput } from '../schemas'

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
