import { and, eq, min } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { lockLead } from '@/features/leads/operations/lock-lead'
import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import { requireStaff, type Context } from '@/lib/server/http/authorize'
import { calls, lead_activities, leads } from '@/payload-tables'
import { marksOf } from '../day-rules'
import type { CallRow } from '../queries/call-row'
import type { CallStatus } from '../rules'
import type { MarkCallInput } from '../staff-schemas'
import { lockCall, recordCallEvent } from './call-rows'

/**
 * Says what became of a call that has begun. Done, the lead is contacted, and the call was the first reply unless there was one;
 * after a no-show it waits for a reply again (`clockBegin` of leads says since when). A wrong mark is replaced by the other one or,
 * with `booked`, taken back: what it said of the lead is, too. The lead's history records who said it. Throws AppError 'conflict'
 * with the current status when it is not the expected one, and 'invalid' for what cannot be said of this call.
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
    // Before the trigger, which leaves a lead with a reply alone.
    if (call.status === 'done') await takeReplyBack(req, call)
    await db
      .update(calls)
      .set({ status, updatedAt: sql`now()` })
      .where(eq(calls.id, id))
    if (status === 'done') {
      const firstReplyAt = sql`coalesce(${leads.firstReplyAt}, ${call.startsAt}::timestamptz)`
      await db.update(leads).set({ firstReplyAt }).where(eq(leads.id, lead.id))
      if (lead.status === 'new') await setStatus(req, lead.id, 'contacted')
    }
    await recordCallEvent(req, lead.id, status === 'booked' ? 'unmarked' : status, call.startsAt)
    return { status }
  })
}

const setStatus = (req: PayloadRequest, id: string, status: 'new' | 'contacted') =>
  asUser(req).update({ collection: 'leads', id, data: { status }, depth: 0 })

/**
 * A call that was not held was no reply. Its lead is new again, unless it got another reply since, which is then the first one.
 * A lead that someone has moved on from contacted stays as it is.
 */
async function takeReplyBack(req: PayloadRequest, { lead: { id }, startsAt }: CallRow): Promise<void> {
  const db = await databaseOf(req)
  const [reply] = await db
    .select({ at: min(lead_activities.createdAt) })
    .from(lead_activities)
    .where(and(eq(lead_activities.lead, id), eq(lead_activities.type, 'reply_logged')))
  const firstReplyAt = reply?.at ?? null
  const wasReply = eq(leads.firstReplyAt, sql`${startsAt}::timestamptz`)
  const [taken] = await db
    .update(leads)
    .set({ firstReplyAt })
    .where(and(eq(leads.id, id), eq(leads.status, 'contacted'), wasReply))
    .returning({ id: leads.id })
  if (taken && !firstReplyAt) await setStatus(req, id, 'new')
}
