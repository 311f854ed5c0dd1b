import type { Payload } from 'payload'

import { bookCall } from '@/features/calls/operations/book-call'
import { availabilityBounds } from '@/features/calls/rules'
import { bookCallSchema } from '@/features/calls/schemas'
import { findFreeTimes } from '@/features/calls/queries/call-takers'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { parseInput } from '@/lib/server/http/handle'
import type { Availability, User } from '@/payload-types'
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
  const context = {
    req: await requestOf(payload),
    user: null,
    address,
  }
  const { token } = await bookCall(context, parseInput(bookCallSchema, callInput(more)))
  return token
}

/** The free times in a language, as ISO texts. */
export const freeTimesIn = async (payload: Payload, language: 'en' | 'es' = 'en'): Promise<string[]> =>
  (await findFreeTimes(payload, { language })).times.map(({ at }) => new Date(at).toISOString())
