import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { hasReachedDailyLimit } from '@/features/mail/queue-email'
import { siteSettings, type Settings } from '@/features/settings/queries'
import { AppError } from '@/lib/app-error'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { calls } from '@/payload-tables'
import type { z } from 'zod'
import { idOfToken } from '../call-link'
import { nearestTimes } from '../free-times-rules'
import { findFreeTimes, findFreeTimesIn } from '../queries/call-takers'
import { CALL_MS, canChange } from '../rules'
import type { cancelCallSchema, moveCallSchema } from '../schemas'
import { findCall, type CallRow } from '../queries/call-row'
import { timesForCall } from '../queries/times-to-pick'
import { isTakenError, lockCall, lockPeople, recordCallEvent } from './call-rows'
import { MOVED, queueCallEmails } from './queue-call-emails'

/** Changes after which a call is moved by its link no more: each sends two emails, and anyone can enter someone else's address. */
const MAX_MOVES = 8

/** Emails about moved calls that one address gets in 24 hours. */
const MAX_MOVED_PER_DAY = 4

/** Returns the id of the call of a signed link. Throws AppError 'link_expired' for any other token. */
function callOfToken(token: string): string {
  const id = idOfToken('call', token)
  if (!id) throw new AppError('link_expired')
  return id
}

/** Throws AppError 'conflict' for a call that has been, is cancelled, or begins too soon to change. */
function requireChangeable(call: CallRow): void {
  if (!canChange(call, Date.now())) throw new AppError('conflict')
}

/**
 * Moves the call of a signed link to another free time, until an hour before. Moving it to the time that it has changes nothing.
 * Throws AppError 'taken' with the closest free times, 'conflict' when it can no longer be moved or was moved often, 'too_many' at
 * the daily limit of the lead's address, 'link_expired' for a wrong link and 'not_found' when its lead was erased.
 */
export async function moveCall(
  { req }: Context,
  { token, time, time_zone }: z.output<typeof moveCallSchema>,
): Promise<object> {
  const id = callOfToken(token)
  const settings = await siteSettings('en')
  try {
    await inTransaction(req, () => move(req, id, { time, time_zone, settings }))
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === 'taken'
    throw isTaken || isTakenError(error) ? await takenError(req, id, time) : error
  }
  return {}
}

type Target = { time: Date; time_zone: string | undefined; settings: Settings }

async function move(req: PayloadRequest, id: string, { time, time_zone, settings }: Target): Promise<void> {
  const call = await lockCall(req, id)
  requireChangeable(call)
  if (new Date(call.startsAt).getTime() === time.getTime()) return
  if (call.sequence >= MAX_MOVES) throw new AppError('conflict')
  const now = new Date()
  const read = () => timesForCall(call, (wanted) => findFreeTimesIn(req, wanted, now, settings))
  const { people: candidates } = await read()
  await lockPeople(
    req,
    candidates.map((one) => one.id),
  )
  const { people, times } = await read()
  const free = times.find(({ at }) => at === time.getTime())?.by[call.by]
  const person = people.find((one) => one.id === free)
  if (!person) throw new AppError('taken')
  // After the lock on people, as in a booking.
  const recipient = call.lead.email
  if (await hasReachedDailyLimit(req, { kind: MOVED, recipient }, MAX_MOVED_PER_DAY))
    throw new AppError('too_many', { retryAfter: 3_600 })
  const db = await databaseOf(req)
  await db
    .update(calls)
    .set({
      startsAt: time.toISOString(),
      endsAt: new Date(time.getTime() + CALL_MS).toISOString(),
      person: person.id,
      ...(call.by === 'video' && person.id !== call.person?.id && { videoUrl: person.videoUrl }),
      ...(time_zone && { timeZone: time_zone }),
      sequence: sql`${calls.sequence} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(calls.id, id))
  const moved = await findCall(req, id)
  if (!moved) throw new AppError('not_found')
  await recordCallEvent(req, moved.lead.id, 'moved', moved.startsAt)
  await queueCallEmails(req, 'moved', moved)
}

async function takenError(req: PayloadRequest, id: string, time: Date): Promise<AppError> {
  const call = await findCall(req, id)
  if (!call) return new AppError('not_found')
  const { times } = await timesForCall(call, (wanted) => findFreeTimes(req.payload, wanted))
  const free = times.filter(({ by }) => by[call.by])
  const nearest = nearestTimes(free, time.getTime(), 3)
  return new AppError('taken', { times: nearest.map(({ at }) => new Date(at).toISOString()) })
}

/**
 * Cancels the call of a signed link, until an hour before. Cancelling it again changes nothing. Throws the same as `moveCall`.
 */
export async function cancelCall(
  { req }: Context,
  { token, reason }: z.output<typeof cancelCallSchema>,
): Promise<object> {
  const id = callOfToken(token)
  await inTransaction(req, async () => {
    const call = await lockCall(req, id)
    if (call.status === 'cancelled') return
    requireChangeable(call)
    const db = await databaseOf(req)
    await db
      .update(calls)
      .set({
        status: 'cancelled',
        cancelReason: reason ?? null,
        sequence: sql`${calls.sequence} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(calls.id, id))
    await recordCallEvent(req, call.lead.id, 'cancelled', call.startsAt)
    await queueCallEmails(req, 'cancelled', {
      ...call,
      sequence: call.sequence + 1,
      cancelReason: reason ?? null,
    })
  })
  return {}
}
