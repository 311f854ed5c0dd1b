import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { captureValues, insertLeadIn } from '@/features/leads/operations/capture-statement'
import { consumeCapture, toLeadValues } from '@/features/leads/operations/capture-lead'
import { hasReachedDailyLimit } from '@/features/mail/queue-email'
import { interestOf } from '@/features/services/rules'
import { siteSettings, type Settings } from '@/features/settings/queries'
import { AppError } from '@/lib/app-error'
import { submissionRowId } from '@/lib/server/db/once'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { calls, leads } from '@/payload-tables'
import { callToken, idOfToken } from '../call-link'
import { nearestTimes } from '../free-times-rules'
import { findFreeTimes, findFreeTimesIn, type Taker } from '../queries/call-takers'
import { CALL_MS } from '../rules'
import type { BookCallInput } from '../schemas'
import { findCall } from '../queries/call-row'
import { isTakenError, lockPeople, recordCallEvent } from './call-rows'
import { correctLead } from './correct-lead'
import { BOOKED, queueCallEmails } from './queue-call-emails'
import { repeatBooking } from './repeat-booking'

/** How many free times are offered instead of one that is taken. */
const OFFERED = 3

/** Calls that one address can book in 24 hours: each sends it an email, and anyone can enter someone else's. */
const MAX_BOOKED_PER_DAY = 4

/**
 * Books a call for a visitor: stores lead and call, their history and the jobs of their emails in one transaction, under the
 * limits and guards of lead capture. A repeated submission corrects the call that exists (`repeatBooking`). Of those who are free,
 * the person with fewer calls that week takes it. Throws AppError 'taken' with the closest free times when nobody is free at that
 * time, 'conflict' with the time of a call that stands, 'not_found' for a lead that was erased, and 'too_many' at a limit. Returns the token of the call's page.
 */
export async function bookCall({ req, address }: Context, input: BookCallInput): Promise<{ token: string }> {
  await consumeCapture(address, input)
  // Before the transaction, which must not wait for another connection.
  const settings = await siteSettings(input.call_language)
  try {
    return await inTransaction(req, () => book({ req, address }, input, settings))
  } catch (error) {
    throw isTakenError(error) || isTaken(error) ? await takenError(req, input) : error
  }
}

const isTaken = (error: unknown): boolean => error instanceof AppError && error.code === 'taken'

async function takenError(
  req: PayloadRequest,
  { time, by, call_language }: BookCallInput,
): Promise<AppError> {
  const { times } = await findFreeTimes(req.payload, { language: call_language })
  const free = times.filter((one) => one.by[by])
  const nearest = nearestTimes(free, time.getTime(), OFFERED)
  return new AppError('taken', { times: nearest.map(({ at }) => new Date(at).toISOString()) })
}

async function book(
  { req, address }: Pick<Context, 'req' | 'address'>,
  input: BookCallInput,
  settings: Settings,
): Promise<{ token: string }> {
  const { time, by, call_language: language } = input
  const now = new Date()
  const values = leadValues(input)
  const known = idOfToken('lead', input.for)
  const lead = known ?? values.id
  const recipient = known ? await emailOfLead(req, known) : input.email
  const before = await findFreeTimesIn(req, { language }, now, settings)
  const speakers = before.people.map(({ id }) => id)
  const booking = { input, lead, isKnown: known !== undefined, speakers }
  // Before people are locked, as moving does; and again for those who booked meanwhile.
  const repeated = await repeatBooking(req, booking)
  if (repeated) return { token: callToken('call', repeated) }
  await lockPeople(req, speakers)
  // Also locks the mailbox: a lead's bookings in both languages come one after the other.
  const isFlooded = await hasReachedDailyLimit(req, { kind: BOOKED, recipient }, MAX_BOOKED_PER_DAY)
  const parallel = await repeatBooking(req, booking)
  if (parallel) return { token: callToken('call', parallel) }
  const { people, times } = await findFreeTimesIn(req, { language }, now, settings)
  const free = times.find(({ at }) => at === time.getTime())?.by[by]
  const person = people.find(({ id }) => id === free)
  if (!person) throw new AppError('taken')
  if (isFlooded) throw new AppError('too_many', { retryAfter: 3_600 })
  // Only new calls count. The limits have connections of their own, so that this waits for none that bookings hold.
  await consumeRateLimit('bookCall', address)
  if (!known) {
    const { created } = await insertLeadIn(req, values)
    // Booked again after it was canceled.
    if (!created) await correctLead(req, lead, input)
  }
  return { token: callToken('call', await storeCall(req, { input, lead, person })) }
}

/** Throws AppError 'not_found' for a lead that was erased. */
async function emailOfLead(req: PayloadRequest, id: string): Promise<string> {
  const db = await databaseOf(req)
  const [row] = await db.select({ email: leads.email }).from(leads).where(eq(leads.id, id))
  if (!row) throw new AppError('not_found')
  return row.email
}

/** The columns of the lead. Another time is another submission: a visitor may book twice without reloading the page. */
function leadValues({ name, email, phone, topic, service, time, by, ...visit }: BookCallInput) {
  const values = toLeadValues({ ...visit, name, email, phone, message: topic })
  const serviceInterest = values.serviceInterest ?? interestOf(service ?? '') ?? null
  const { submissionId } = values
  const content = [name, email, time.toISOString(), by]
  return {
    ...captureValues({ ...values, serviceInterest }),
    id: submissionRowId('leads', { content, id: submissionId }),
  }
}

type Booking = { input: BookCallInput; lead: string; person: Taker }

async function storeCall(req: PayloadRequest, { input, lead, person }: Booking): Promise<string> {
  const { time, by, call_language: language, phone, topic, time_zone: timeZone, service } = input
  const db = await databaseOf(req)
  const [row] = await db
    .insert(calls)
    .values({
      lead,
      person: person.id,
      startsAt: time.toISOString(),
      endsAt: new Date(time.getTime() + CALL_MS).toISOString(),
      language,
      by,
      phone,
      topic,
      timeZone,
      service,
      videoUrl: by === 'video' ? person.videoUrl : null,
    })
    .returning({ id: calls.id })
  const call = row && (await findCall(req, row.id))
  if (!call) throw new Error('the call was not returned')
  await recordCallEvent(req, lead, 'booked', call.startsAt)
  await queueCallEmails(req, 'booked', call)
  await enqueue(req, 'lead-follow-up', [{ leadId: lead }])
  return call.id
}
