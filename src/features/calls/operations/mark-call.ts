import { eq } from 'drizzle-orm'

import { AppError } from '@/lib/app-error'
import { announce } from '@/lib/server/live/announce'
import { asSystem, asUser } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { calls, leads } from '@/payload-tables'
import { marksOf } from '../day-rules'
import type { CallStatus } from '../rules'
import type { MarkCallInput } from '../staff-schemas'
import { lockCallForStaff } from './lock-call'

/**
 * Says what became of a call that has begun. Done, the lead is contacted, and the call was the first reply unless there was one;
 * after a no-show it waits for a reply again (a trigger clears the lead's call). Its history records who said it. Throws AppError
 * 'conflict' with the current status when it is not the expected one, and 'invalid' for what cannot be said of this call.
 */
export async function markCall(
  { req }: Context,
  { call: id, status, expected }: MarkCallInput,
): Promise<{ status: CallStatus }> {
  return inTransaction(req, async () => {
    const call = await lockCallForStaff(req, id)
    if (call.status === status) return { status }
    if (call.status !== expected)
      throw new AppError('conflict', { current: { value: call.status, changedBy: null, changedAt: null } })
    if (!marksOf(call, new Date()).includes(status))
      throw new AppError('invalid', { fields: { call: 'early' } })
    const db = await databaseOf(req)
    await db
      .update(calls)
      .set({ status, updatedAt: sql`now()` })
      .where(eq(calls.id, id))
    const { lead, startsAt } = call
    await asSystem(req).create({
      collection: 'lead-activities',
      data: { lead: lead.id, type: 'note_added', data: { call: status, call_at: startsAt } },
    })
    if (status === 'done') {
      const firstReplyAt = sql`coalesce(${leads.firstReplyAt}, ${startsAt}::timestamptz)`
      await db.update(leads).set({ firstReplyAt }).where(eq(leads.id, lead.id))
      if (lead.status === 'new')
        await asUser(req).update({
          collection: 'leads',
          id: lead.id,
          data: { status: 'contacted' },
          depth: 0,
        })
    }
    await announce(req, 'leads', lead.id)
    return { status }
  })
}
