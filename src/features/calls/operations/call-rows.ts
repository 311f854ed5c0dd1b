import { and, eq, inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { CallEvent } from '@/features/leads/rules'
import { AppError } from '@/lib/app-error'
import { databaseOf, sql } from '@/lib/server/db/sql'
import { announce } from '@/lib/server/live/announce'
import { availabilities, calls, lead_activities } from '@/payload-tables'
import { findCall, type CallRow } from '../queries/call-row'

/** Locks a call until the transaction ends, and returns it. Throws AppError 'not_found'. */
export async function lockCall(req: PayloadRequest, id: string): Promise<CallRow> {
  const db = await databaseOf(req)
  await db.select({ id: calls.id }).from(calls).where(eq(calls.id, id)).for('no key update')
  const call = await findCall(req, id)
  if (!call) throw new AppError('not_found')
  return call
}

/**
 * Locks the availability of people until the transaction ends, so that their pauses and most calls a day hold for bookings at the
 * same time, too. In one order: no two bookings wait for each other in a circle.
 */
export async function lockPeople(req: PayloadRequest, people: readonly string[]): Promise<void> {
  const db = await databaseOf(req)
  await db
    .select({ id: availabilities.id })
    .from(availabilities)
    .where(and(availabilities.active, inArray(availabilities.user, [...people])))
    .orderBy(availabilities.id)
    .for('no key update')
}

/** Records what became of a call in its lead's history, and announces it to the boards. */
export async function recordCallEvent(
  req: PayloadRequest,
  lead: string,
  event: CallEvent,
  at: string,
): Promise<void> {
  const db = await databaseOf(req)
  await db.insert(lead_activities).values({
    ...{ lead, type: 'note_added', data: { call: event, call_at: at }, actor: req.user?.id ?? null },
    // After the lead that the same transaction may have stored: `now()` is the time at which it began.
    createdAt: sql`clock_timestamp()`,
  })
  await announce(req, 'leads', lead)
}

/** The error of Postgres when someone else has taken the time. Drizzle wraps it. */
export function isTakenError(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return code === '23P01' || (cause !== undefined && isTakenError(cause))
}
