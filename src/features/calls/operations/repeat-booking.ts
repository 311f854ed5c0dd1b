import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { databaseOf, sql } from '@/lib/server/db/sql'
import { calls, outbox } from '@/payload-tables'
import { findCall, type CallRow } from '../queries/call-row'
import type { BookCallInput } from '../schemas'
import { lockCall, recordCallEvent } from './call-rows'
import { correctLead } from './correct-lead'
import { callEmailData, callSubject } from './queue-call-emails'

type Booking = {
  input: BookCallInput
  lead: string
  /** Whether the lead was there before, and books from our email. */
  isKnown: boolean
  /** Who takes calls in the language of the booking. */
  speakers: readonly string[]
}

/**
 * Returns the id of the call that a booking repeats, which then has the words of the last one; undefined when it is a new call. A
 * lead that books from our email has one call ahead. Throws AppError 'conflict' with the time of the call that stands when the
 * booking asks for another time or way, or for a language that its person does not speak.
 */
export async function repeatBooking(req: PayloadRequest, booking: Booking): Promise<string | undefined> {
  const id = await findStandingCall(req, booking)
  if (!id) return undefined
  const { input, isKnown, speakers } = booking
  const call = await lockCall(req, id)
  const isSame = new Date(call.startsAt).getTime() === input.time.getTime() && call.by === input.by
  if (isKnown && !isSame) throw standing(call)
  if (call.status !== 'booked') return id
  if (call.callLanguage !== input.call_language && !(call.person && speakers.includes(call.person.id)))
    throw standing(call)
  await correct(req, { call, input, isKnown })
  return id
}

const standing = ({ startsAt }: CallRow) =>
  new AppError('conflict', {
    current: { value: new Date(startsAt).toISOString(), changedBy: null, changedAt: null },
  })

/** Of a lead that was there before, only a call that is still to come counts. */
async function findStandingCall(
  req: PayloadRequest,
  { input, lead, isKnown }: Booking,
): Promise<string | undefined> {
  const db = await databaseOf(req)
  const isAhead = and(eq(calls.status, 'booked'), gt(calls.startsAt, sql`now()`))
  const [row] = await db
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.lead, lead), isKnown ? isAhead : ne(calls.status, 'cancelled')))
    .orderBy(desc(sql`${calls.startsAt} = ${input.time.toISOString()}::timestamptz`))
    .limit(1)
  return row?.id
}

type Correction = Pick<Booking, 'input' | 'isKnown'> & { call: CallRow }

/**
 * Stores what was corrected, in the lead that the booking made, in its history, and in emails that are still to be sent. The call's
 * reminders come as before: its `updatedAt` stays.
 */
async function correct(req: PayloadRequest, { call, input, isKnown }: Correction): Promise<void> {
  const words = { phone: input.phone ?? null, topic: input.topic ?? null, timeZone: input.time_zone }
  const { call_language: language } = input
  const isSame =
    call.phone === words.phone &&
    call.topic === words.topic &&
    call.timeZone === words.timeZone &&
    call.callLanguage === language
  if (isSame) return
  if (!isKnown) await correctLead(req, call.lead.id, input)
  const db = await databaseOf(req)
  await db
    .update(calls)
    .set({ ...words, language })
    .where(eq(calls.id, call.id))
  const corrected = await findCall(req, call.id)
  if (!corrected) throw new AppError('not_found')
  await db
    .update(outbox)
    .set({ data: callEmailData(corrected) })
    .where(and(eq(outbox.subjectId, callSubject(corrected)), eq(outbox.status, 'pending')))
  await recordCallEvent(req, corrected.lead.id, 'corrected', corrected.startsAt)
}
