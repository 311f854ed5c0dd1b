import { eq } from 'drizzle-orm'

import { lockLead } from '@/features/leads/operations/lock-lead'
import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import { requireStaff, type Context } from '@/lib/server/http/authorize'
import { calls, leads } from '@/payload-tables'
import { marksOf } from '../day-rules'
import type { CallStatus } from '../rules'
import type { MarkCallInput } from '../staff-schemas'
import { lockCall, recordCallEvent } from './call-rows'

/**
 * Says what became of a call that has begun. Done, the lead is contacted, and the call was the first reply unless there was one;
 * after a no-show it waits for a reply again (a trigger clears the lead's call). Its history records who said it. Throws AppError
 * 'conflict' with the current status when it is not the expected one, and 'invalid' for what cannot be said of this call.
 */
export async function markCall(
  { req }: Context,
  { call: id, status, expected }: MarkCallInput,
): Promise<{ status: CallStatus }> {
  requireStaff(req)
  return inTransaction(req, async () => {
    // First the call, then its lead, as the trigger does.
    const call = await lockCall(req, id)
    const lead = await lockLead(req, call.lead.id)
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
    if (status === 'done') {
      const firstReplyAt = sql`coalesce(${leads.firstReplyAt}, ${call.startsAt}::timestamptz)`
      await db.update(leads).set({ firstReplyAt }).where(eq(leads.id, lead.id))
      if (lead.status === 'new') {
        const data = { status: 'contacted' } as const
        await asUser(req).update({ collection: 'leads', id: lead.id, data, depth: 0 })
      }
    }
    await recordCallEvent(req, lead.id, status, call.startsAt)
    return { status }
  })
}
