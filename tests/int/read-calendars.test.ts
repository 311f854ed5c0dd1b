import type { RequestListener } from 'node:http'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { readCalendars } from '@/features/calls/jobs/read-calendars'
import { findFreeTimes } from '@/features/calls/queries/call-takers'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as openPayload } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser } from '../support/actors'
import { startCalendarServer, thisMachine } from '../support/calendar-server'
import { rowsOf } from '../support/rows'

let payload: Payload
let server: Awaited<ReturnType<typeof startCalendarServer>>
let owner: User
let answer: RequestListener

/** Tomorrow at noon in UTC, for an hour. */
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const busy = (lines: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\n${lines}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
const noon = `DTSTART:${tomorrow.replaceAll('-', '')}T120000Z\r\nDURATION:PT1H`
const give =
  (text: string): RequestListener =>
  (_, response) =>
    response.end(text)

beforeAll(async () => {
  payload = await openPayload()
  server = await startCalendarServer((request, response) => answer(request, response))
})
afterAll(() => server.stop())
beforeEach(async () => {
  await autocommit(payload, sql`delete from availabilities`)
  owner = await makeUser(payload, 'team', { language: 'es' })
  await asSystemWithoutRequest(payload).create({
    collection: 'availabilities',
    data: {
      user: owner.id,
      active: true,
      languages: ['en'],
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1_440 })),
      timeZone: 'UTC',
      noticeHours: 0,
      bufferMinutes: 0,
      mostPerDay: 16,
      daysAhead: 14,
      calendarAddress: server.url,
    },
  })
})

const read = () => readCalendars(payload, thisMachine)
const isNoonFree = async () => {
  const { times } = await findFreeTimes(payload, { language: 'en' })
  return times.some(({ at }) => at === Date.parse(`${tomorrow}T12:00:00Z`))
}
const offersTimes = async () => (await findFreeTimes(payload, { language: 'en' })).people.length > 0
const state = async () => {
  const [row] = await rowsOf<{ error: string | null; read: boolean; failed: boolean }>(
    payload,
    sql`select calendar_state_error as error, calendar_state_read_at is not null as read,
      calendar_state_failed_at is not null as failed from availabilities`,
  )
  return row
}
const emails = () =>
  rowsOf<{ recipient: string; language: string }>(
    payload,
    sql`select recipient, language from outbox where kind = 'call-calendar-failed' and recipient = ${owner.email}`,
  )
const ago = (minutes: number) =>
  autocommit(
    payload,
    sql`update availabilities set calendar_state_read_at = now() - ${minutes} * interval '1 minute'`,
  )

it('nobody books while the calendar says busy', async () => {
  answer = give(busy(noon))
  // Nobody knows yet.
  expect(await offersTimes()).toBe(false)
  await read()
  expect(await state()).toEqual({ error: null, read: true, failed: false })
  expect(await offersTimes()).toBe(true)
  expect(await isNoonFree()).toBe(false)
  answer = give(busy(`${noon}\r\nSTATUS:CANCELLED`))
  await read()
  expect(await isNoonFree()).toBe(true)
})

it('an address that fails keeps its last answer for an hour; then its person offers no times, and is told once', async () => {
  answer = give(busy(noon))
  await read()
  answer = (_, response) => response.writeHead(500).end()
  await ago(50)
  await read()
  expect(await state()).toEqual({ error: 'status', read: true, failed: true })
  expect([await offersTimes(), await isNoonFree()]).toEqual([true, false])
  expect(await emails()).toEqual([])
  await ago(61)
  await read()
  await read()
  expect(await offersTimes()).toBe(false)
  expect(await emails()).toEqual([{ recipient: owner.email, language: 'es' }])
  // Another outage is told again.
  answer = give(busy(noon))
  await read()
  expect(await offersTimes()).toBe(true)
  answer = give('<html>Sign in</html>')
  await read()
  expect((await state())?.error).toBe('malformed')
  await ago(61)
  await read()
  expect(await emails()).toHaveLength(2)
})

it.each([
  ['address', 'https://169.254.169.254/latest/meta-data'],
  ['address', 'https://[::1]/calendar.ics'],
  ['address', 'https://localhost/calendar.ics'],
])('%s: %s is never asked by the worker', async (problem, address) => {
  await autocommit(payload, sql`update availabilities set calendar_address = ${address}`)
  await readCalendars(payload)
  expect((await state())?.error).toBe(problem)
  expect(await emails()).toHaveLength(1)
})

it('a redirect to a private address is not followed', async () => {
  answer = (_, response) => response.writeHead(302, { location: 'https://10.0.0.1/' }).end()
  await read()
  expect((await state())?.error).toBe('address')
})

it('another address that was entered meanwhile keeps its state, and people who left are not read', async () => {
  answer = (_, response) => {
    void autocommit(payload, sql`update availabilities set calendar_address = 'https://new.example/'`).then(
      () => response.end(busy(noon)),
    )
  }
  await read()
  expect(await state()).toEqual({ error: null, read: false, failed: false })
  let asked = 0
  answer = (_, response) => {
    asked += 1
    response.end(busy(noon))
  }
  await autocommit(payload, sql`update availabilities set calendar_address = ${server.url}`)
  await autocommit(payload, sql`update users set deactivated_at = now() where id = ${owner.id}`)
  await read()
  expect(asked).toBe(0)
})
