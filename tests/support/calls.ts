import ICAL from 'ical.js'
import type { Payload } from 'payload'

import { idOfToken } from '@/features/calls/call-link'
import { bookCall } from '@/features/calls/operations/book-call'
import { availabilityBounds } from '@/features/calls/rules'
import { bookCallSchema } from '@/features/calls/schemas'
import { findFreeTimes } from '@/features/calls/queries/call-takers'
import { composeEmail, findEmailContext } from '@/features/mail/deliver-email'
import { AppError } from '@/lib/app-error'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { parseInput } from '@/lib/server/http/handle'
import { payload as start } from '@/lib/server/payload'
import type { Availability, User } from '@/payload-types'
import { emailTemplates } from '@/worker/email-templates'
import { makeUser, requestOf } from './actors'

/**
 * Creates a person who takes calls around the clock, and by default more on a day than anyone can, so that tests depend on no time of
 * day: in the evening all that they book is on the next day.
 */
export async function makeCallTaker(
  payload: Payload,
  data: Partial<Availability> = {},
  user: Partial<User> = {},
): Promise<User> {
  const person = await makeUser(payload, 'team', { _verified: true, ...user })
  await asSystemWithoutRequest(payload).create({
    collection: 'availabilities',
    data: {
      user: person.id,
      active: true,
      languages: ['en', 'es'],
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1440 })),
      timeZone: 'America/Lima',
      noticeHours: 4,
      bufferMinutes: 0,
      mostPerDay: availabilityBounds.mostPerDay[1],
      daysAhead: 14,
      videoUrl: 'https://meet.example.com/lucia',
      ...data,
    },
  })
  if (data.mostPerDay === undefined)
    await autocommit(payload, sql`update availabilities set most_per_day = 48 where user_id = ${person.id}`)
  return person
}

export const callInput = (more: Record<string, unknown> = {}) => ({
  name: 'Rosa Huamán',
  email: `rosa-${crypto.randomUUID().slice(0, 8)}@example.com`,
  call_language: 'en',
  language: 'es',
  by: 'video',
  topic: 'I run a bakery.',
  time_zone: 'America/New_York',
  metadata: { page_url: 'https://puente.example/contact/call' },
  utm_campaign: 'spring',
  ...more,
})

const byte = () => Math.floor(Math.random() * 256)

/** Books a call as a visitor does, each from another address. */
export async function book(
  payload: Payload,
  more: Record<string, unknown>,
  address = `10.9.${byte()}.${byte()}`,
): Promise<string> {
  const { token } = await bookCall(await visitorContext(address), parseInput(bookCallSchema, callInput(more)))
  return token
}

/** The free times in a language, as ISO texts. */
export const freeTimesIn = async (payload: Payload, language: 'en' | 'es' = 'en'): Promise<string[]> =>
  (await findFreeTimes(payload, { language })).times.map(({ at }) => new Date(at).toISOString())

/** What a verb gets that a visitor calls, from an IP address. */
export const visitorContext = async (address = '192.0.2.9') => ({
  req: await requestOf(await start()),
  user: null,
  address,
})

/** 'done', or the code of the error with which a verb failed. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

/** The call of a link, and its lead. */
export async function callRow(token: string) {
  const system = asSystemWithoutRequest(await start())
  const id = idOfToken('call', token) ?? ''
  const call = await system.findByID({ collection: 'calls', id, depth: 0 })
  const lead = await system.findByID({ collection: 'leads', id: String(call.lead), depth: 0 })
  return { call, lead }
}

/** The emails about the call of a link, the oldest first. */
export async function emailsAboutCall(token: string) {
  const { docs } = await asSystemWithoutRequest(await start()).find({
    collection: 'outbox',
    where: { subjectId: { like: idOfToken('call', token) ?? '' } },
    sort: 'createdAt',
    pagination: false,
  })
  return docs
}

/** The last email of a kind about the call of a link, and its calendar file as another program reads it. */
export async function calendarOf(token: string, kind: string) {
  const email = (await emailsAboutCall(token)).findLast((one) => one.kind === kind)
  if (!email) throw new Error(`no ${kind}`)
  const about = await findEmailContext(await start(), email.recipient, email.language)
  const { calendar, html } = await composeEmail(
    { ...email, id: email.id, data: email.data },
    about,
    emailTemplates,
  )
  const component = new ICAL.Component(ICAL.parse(calendar?.content ?? '') as unknown[])
  const event = new ICAL.Event(component.getFirstSubcomponent('vevent') ?? undefined)
  return {
    method: component.getFirstPropertyValue('method'),
    event,
    html,
    component,
    parameter: calendar?.method,
  }
}
