import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { idOfToken } from '@/features/calls/call-link'
import { cancelCall } from '@/features/calls/operations/change-call'
import { takesCalls } from '@/features/settings/takes-calls'
import { leadsMissingEmails, queueLeadEmails } from '@/features/leads/jobs/queue-lead-emails'
import { replyClock } from '@/features/leads/first-reply-rules'
import type { AppError } from '@/lib/app-error'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import {
  book,
  callInput,
  callRow,
  codeOf,
  emailsAboutCall,
  freeTimesIn,
  makeCallTaker,
  visitorContext,
} from '../support/calls'

/** Booking a call: its limits, who takes it, and what is stored with it. */

let payload: Payload
let lucia: User

beforeAll(async () => {
  payload = await start()
  lucia = await makeCallTaker(payload, {}, { firstName: 'Lucía', lastName: 'Fernández' })
})
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

describe('a booking', () => {
  it('stores lead, call, history, campaign and score together, and its emails', async () => {
    const [time = ''] = await freeTimesIn(payload)
    const token = await book(payload, { time, topic: 'I run a bakery.', service: 'seo-optimization' })
    const { call, lead } = await callRow(token)
    expect(call).toMatchObject({
      status: 'booked',
      startsAt: time,
      by: 'video',
      videoUrl: 'https://meet.example.com/lucia',
      person: lucia.id,
    })
    expect(lead).toMatchObject({
      sourceName: 'Contact Form',
      status: 'new',
      language: 'es',
      message: 'I run a bakery.',
      serviceInterest: 'seo',
      utm: { campaign: 'spring' },
      pageUrl: 'https://puente.example/contact/call',
      firstReplyAt: null,
      callAt: time,
    })
    expect(lead.score).toBeGreaterThan(0)
    const { docs } = await asSystemWithoutRequest(payload).find({
      collection: 'lead-activities',
      where: { lead: { equals: lead.id } },
      sort: 'createdAt',
    })
    expect(docs.map(({ type, data }) => [type, (data as { call?: string }).call])).toEqual([
      ['form_submit', undefined],
      ['note_added', 'booked'],
    ])
    expect(new Set(docs.map(({ createdAt }) => createdAt)).size).toBe(2)
    expect((await emailsAboutCall(token)).map(({ kind, language }) => [kind, language])).toEqual([
      ['call-booked', 'es'],
      ['call-booked-person', 'en'],
    ])
  })

  it('stops the reply clock, and is its own confirmation', async () => {
    const [time = ''] = await freeTimesIn(payload)
    const { lead } = await callRow(await book(payload, { time }))
    expect(replyClock(lead, new Date())).toEqual({ state: 'call', at: new Date(time) })
    await autocommit(
      payload,
      sql`update leads set created_at = now() - interval '1 hour' where id = ${lead.id}`,
    )
    await queueLeadEmails(payload, lead.id)
    const { totalDocs } = await asSystemWithoutRequest(payload).count({
      collection: 'outbox',
      where: { kind: { equals: 'lead-acknowledgement' }, subjectId: { equals: lead.id } },
    })
    expect(totalDocs).toBe(0)
    expect(await leadsMissingEmails(payload, 1000)).not.toContain(lead.id)
  })

  it('of one time, 40 at once: one gets it, the others the three closest free times', async () => {
    const times = await freeTimesIn(payload)
    const time = times[20] ?? ''
    const results = await Promise.all(
      Array.from({ length: 40 }, () => book(payload, { time }).catch((error: unknown) => error as AppError)),
    )
    const refused = results.filter((result) => typeof result !== 'string')
    expect(refused).toHaveLength(39)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['taken']))
    expect(refused[0]?.details.times).toEqual([times[18], times[19], times[21]])
    const rows = await autocommit(payload, sql`select 1 from calls where starts_at = ${time}::timestamptz`)
    expect(rows).toHaveLength(1)
    // Nothing is left of those that were refused.
    const leads = await autocommit(
      payload,
      sql`select 1 from leads l where not exists (select from calls c where c.lead_id = l.id)`,
    )
    expect(leads).toHaveLength(0)
  })

  it('cannot take a time that the database has given away, whatever the verbs believe', async () => {
    const [time = ''] = await freeTimesIn(payload)
    const { lead } = await callRow(await book(payload, { time }))
    const insert = (status: string) =>
      autocommit(
        payload,
        sql`
        insert into calls (lead_id, person_id, starts_at, ends_at, status, by, time_zone)
        values (${lead.id}, ${lucia.id}, ${time}::timestamptz + interval '10 minutes',
          ${time}::timestamptz + interval '40 minutes', ${status}::enum_calls_status, 'phone', 'UTC')`,
      )
    await expect(insert('booked')).rejects.toMatchObject({ cause: { code: '23P01' } })
    await insert('cancelled')
  })

  it('in the past, before the notice, after the days ahead, between two times or without a whole number is refused', async () => {
    const times = await freeTimesIn(payload)
    const later = (time: string | undefined, minutes: number) =>
      new Date(Date.parse(time ?? '') + minutes * 60_000).toISOString()
    for (const time of [
      '2020-01-01T10:00:00.000Z',
      later(times[0], -30),
      later(times.at(-1), 30),
      later(times[0], 10),
    ])
      expect(await codeOf(book(payload, { time })), time).toBe('taken')
    for (const phone of [undefined, '123', 'call me'])
      expect(await codeOf(book(payload, { time: times[0], by: 'phone', phone })), phone).toBe('invalid')
    expect(await codeOf(book(payload, { time: times[0], website: 'x' }))).toBe('invalid')
    expect(await codeOf(book(payload, { time: times[0], time_zone: 'Mars/Base' }))).toBe('invalid')
  })

  it('of one address is limited, because each sends it an email', async () => {
    const times = await freeTimesIn(payload)
    const email = 'flooded@example.com'
    const codes = []
    for (const time of times.slice(30, 35)) codes.push(await codeOf(book(payload, { time, email })))
    expect(codes).toEqual(['done', 'done', 'done', 'done', 'too_many'])
  })
})

describe('one network', () => {
  it('books six calls a day, and sending one again does not count', async () => {
    const times = await freeTimesIn(payload)
    const address = '198.51.100.77'
    const first = callInput({ time: times[50], submission_id: crypto.randomUUID() })
    const codes = []
    for (const input of [first, first, ...times.slice(51, 57).map((time) => ({ time }))])
      codes.push(await codeOf(book(payload, input, address)))
    expect(codes).toEqual([...Array.from({ length: 7 }, () => 'done'), 'too_many'])
    expect(await freeTimesIn(payload)).toContain(times[56])
    // The limit of submissions without a timing token is 8.
    await autocommit(payload, sql`delete from rate_limits where key like 'capture%'`)
    // What is refused for another reason does not count, and others still book.
    expect(await codeOf(book(payload, { time: times[50] }, address))).toBe('taken')
    expect(await codeOf(book(payload, first, address))).toBe('done')
    expect(await codeOf(book(payload, { time: times[56] }, '198.51.100.78'))).toBe('done')
  })
})

describe('a person', () => {
  it('who has fewer calls that week takes the next one', async () => {
    const daniel = await makeCallTaker(payload, {
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1440 })),
    })
    const times = await freeTimesIn(payload)
    const { call } = await callRow(await book(payload, { time: times[0] }))
    expect(call.person).toBe(daniel.id)
    await asSystemWithoutRequest(payload).update({
      collection: 'users',
      id: daniel.id,
      data: { deactivatedAt: new Date().toISOString() },
    })
    const [next] = await freeTimesIn(payload)
    expect((await callRow(await book(payload, { time: next }))).call.person).toBe(lucia.id)
  })

  it('whose calendar could not be read for an hour offers no times', async () => {
    const address = 'https://calendar.example.com/ana.ics'
    const ana = await makeCallTaker(payload, { languages: ['es'], calendarAddress: address })
    await autocommit(
      payload,
      sql`update availabilities set calendar_state_read_at = now() - interval '50 minutes' where user_id = ${ana.id}`,
    )
    await autocommit(payload, sql`update availabilities set active = false where user_id = ${lucia.id}`)
    expect(await freeTimesIn(payload, 'es')).not.toEqual([])
    const [time = ''] = await freeTimesIn(payload, 'es')
    await autocommit(
      payload,
      sql`insert into busy_times (person_id, spans)
      values (${ana.id}, ${JSON.stringify([[Date.parse(time), Date.parse(time) + 300_000]])}::jsonb)`,
    )
    expect(await freeTimesIn(payload, 'es')).not.toContain(time)
    await autocommit(
      payload,
      sql`update availabilities set calendar_state_read_at = now() - interval '61 minutes' where user_id = ${ana.id}`,
    )
    expect(await freeTimesIn(payload, 'es')).toEqual([])
    expect(await takesCalls('en')).toBe(false)
    await autocommit(payload, sql`update availabilities set active = (user_id = ${lucia.id})`)
    expect(await takesCalls('en')).toBe(true)
  })
})

it('erasing a lead erases its calls', async () => {
  const times = await freeTimesIn(payload)
  const token = await book(payload, { time: times[17] })
  const { lead } = await callRow(token)
  await asSystemWithoutRequest(payload).delete({ collection: 'leads', id: lead.id })
  const left = await autocommit(
    payload,
    sql`select 1 from calls where id = ${idOfToken('call', token) ?? ''}`,
  )
  expect(left).toEqual([])
  expect(await codeOf(cancelCall(await visitorContext(), { token, reason: undefined }))).toBe('not_found')
})
