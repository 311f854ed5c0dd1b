import ICAL from 'ical.js'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { GET as callFile } from '@/app/api/call-file/route'
import { POST as callForm } from '@/app/api/call-form/route'
import { callToken, idOfToken } from '@/features/calls/call-link'
import { findBookingData } from '@/features/calls/queries/booking-page'
import { findTimesToPick } from '@/features/calls/queries/times-to-pick'
import { queueCallReminders } from '@/features/calls/jobs/queue-call-reminders'
import { cancelCall, moveCall } from '@/features/calls/operations/change-call'
import { takesCalls } from '@/features/settings/takes-calls'
import { leadsMissingEmails, queueLeadEmails } from '@/features/leads/jobs/queue-lead-emails'
import { replyClock } from '@/features/leads/first-reply-rules'
import { findCallOffer } from '@/features/calls/jobs/find-call-offer'
import { findEmailContext, composeEmail } from '@/features/mail/deliver-email'
import { env } from '@/env'
import type { ActivityData } from '@/features/leads/rules'
import { AppError } from '@/lib/app-error'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { emailTemplates } from '@/worker/email-templates'
import { requestOf } from '../support/actors'
import { book, callInput, freeTimesIn, makeCallTaker } from '../support/calls'
import { historyOf, leadInput } from '../support/fixtures'

let payload: Payload
let lucia: User

beforeAll(async () => {
  payload = await start()
  lucia = await makeCallTaker(payload, {}, { firstName: 'Lucía', lastName: 'Fernández' })
})
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

const rowOf = async (token: string) => {
  const id = idOfToken('call', token) ?? ''
  const call = await asSystemWithoutRequest(payload).findByID({ collection: 'calls', id, depth: 0 })
  const lead = await asSystemWithoutRequest(payload).findByID({
    collection: 'leads',
    id: String(call.lead),
    depth: 0,
  })
  return { call, lead }
}
const context = async () => ({ req: await requestOf(payload), user: null, address: '192.0.2.9' })
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const emailsOf = async (token: string) => {
  const id = idOfToken('call', token) ?? ''
  const { docs } = await asSystemWithoutRequest(payload).find({
    collection: 'outbox',
    where: { subjectId: { like: id } },
    sort: 'createdAt',
    pagination: false,
  })
  return docs
}
/** The calendar file of an email, as another program reads it. */
const calendarOf = async (token: string, kind: string) => {
  const email = (await emailsOf(token)).findLast((one) => one.kind === kind)
  if (!email) throw new Error(`no ${kind}`)
  const about = await findEmailContext(payload, email.recipient, email.language)
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

describe('a booking', () => {
  it('stores lead, call, history, campaign and score together, and its emails', async () => {
    const [time = ''] = await freeTimesIn(payload)
    const token = await book(payload, { time, topic: 'I run a bakery.', service: 'seo-optimization' })
    const { call, lead } = await rowOf(token)
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
    expect((await emailsOf(token)).map(({ kind, language }) => [kind, language])).toEqual([
      ['call-booked', 'es'],
      ['call-booked-person', 'en'],
    ])
  })

  it('stops the reply clock, and is its own confirmation', async () => {
    const [time = ''] = await freeTimesIn(payload)
    const { lead } = await rowOf(await book(payload, { time }))
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
    const { lead } = await rowOf(await book(payload, { time }))
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

  it('that is sent again is the same call', async () => {
    const [time = ''] = await freeTimesIn(payload)
    const input = callInput({ time, submission_id: crypto.randomUUID() })
    const tokens = await Promise.all([book(payload, input), book(payload, input), book(payload, input)])
    expect(new Set(tokens).size).toBe(1)
  })

  it('that is sent again with other words has the last ones, also in emails that wait', async () => {
    const [time = ''] = await freeTimesIn(payload)
    const input = callInput({
      time,
      by: 'phone',
      phone: '+1 407 555 0111',
      submission_id: crypto.randomUUID(),
    })
    const token = await book(payload, input)
    const corrected = {
      phone: '+1 407 555 0122',
      topic: 'A second bakery.',
      call_language: 'es',
      time_zone: 'America/Lima',
    }
    const { call: before } = await rowOf(token)
    expect(await book(payload, { ...input, ...corrected })).toBe(token)
    const { call } = await rowOf(token)
    expect(call).toMatchObject({
      phone: '+1 407 555 0122',
      topic: 'A second bakery.',
      language: 'es',
      timeZone: 'America/Lima',
      sequence: 0,
      updatedAt: before.updatedAt,
    })
    const emails = await emailsOf(token)
    expect(emails).toHaveLength(2)
    for (const { data } of emails)
      expect(data).toMatchObject({ phone: '+1 407 555 0122', topic: 'A second bakery.', callLanguage: 'es' })
  })

  const eventsOf = async (lead: string) =>
    (await historyOf(payload, lead)).flatMap(({ data }) => (data as ActivityData).call ?? [])

  it('that is sent again corrects the lead that it made, its score and its history, too', async () => {
    const [time = ''] = await freeTimesIn(payload)
    const input = callInput({ time, phone: undefined, submission_id: crypto.randomUUID() })
    const token = await book(payload, input)
    const { score = 0 } = (await rowOf(token)).lead
    const corrected = { ...input, phone: '+1 407 555 0188', topic: 'A second bakery.' }
    await book(payload, corrected)
    await book(payload, corrected)
    const { lead } = await rowOf(token)
    expect(lead).toMatchObject({ phone: '+1 407 555 0188', message: 'A second bakery.' })
    expect(lead.score).toBeGreaterThan(score)
    expect((await eventsOf(lead.id)).toSorted()).toEqual(['booked', 'corrected'])
  })

  it('that is sent again leaves what staff have changed in the lead', async () => {
    const [time = ''] = await freeTimesIn(payload)
    const input = callInput({ time, phone: '+1 407 555 0111', submission_id: crypto.randomUUID() })
    const token = await book(payload, input)
    const { lead } = await rowOf(token)
    await autocommit(payload, sql`update leads set phone = '+1 407 555 0133' where id = ${lead.id}`)
    await book(payload, { ...input, phone: '+1 407 555 0122', topic: 'A second bakery.' })
    expect((await rowOf(token)).lead).toMatchObject({
      phone: '+1 407 555 0133',
      message: 'A second bakery.',
    })
  })

  it('that is sent again says which call stands when its person does not speak the new language', async () => {
    const [time = ''] = await freeTimesIn(payload)
    const { id: other } = await makeCallTaker(payload, { active: false })
    const input = callInput({ time, submission_id: crypto.randomUUID() })
    const token = await book(payload, input)
    await autocommit(
      payload,
      sql`update calls set person_id = ${other} where id = ${idOfToken('call', token)}`,
    )
    const refused = await book(payload, { ...input, call_language: 'es' }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'conflict', details: { current: { value: time } } })
    expect((await rowOf(token)).call.language).toBe('en')
  })

  it('of a call that is cancelled corrects nothing', async () => {
    const [time = ''] = await freeTimesIn(payload)
    const input = callInput({ time, submission_id: crypto.randomUUID() })
    const token = await book(payload, input)
    await cancelCall(await context(), { token, reason: undefined })
    expect(await book(payload, { ...input, topic: 'Another.' })).not.toBe(token)
    const { call, lead } = await rowOf(token)
    expect(call.topic).toBe('I run a bakery.')
    // The new call is of the same submission, so of the same lead, which says what its last call does.
    expect(lead.message).toBe('Another.')
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
    const { call } = await rowOf(await book(payload, { time: times[0] }))
    expect(call.person).toBe(daniel.id)
    await asSystemWithoutRequest(payload).update({
      collection: 'users',
      id: daniel.id,
      data: { deactivatedAt: new Date().toISOString() },
    })
    const [next] = await freeTimesIn(payload)
    expect((await rowOf(await book(payload, { time: next }))).call.person).toBe(lucia.id)
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

describe('a signed link', () => {
  it('moves a call: its event in calendars changes, both are told', async () => {
    const times = await freeTimesIn(payload)
    const token = await book(payload, { time: times[2] })
    const before = await calendarOf(token, 'call-booked')
    await moveCall(await context(), { token, time: new Date(times[5] ?? ''), time_zone: undefined })
    // A second press of the button.
    await moveCall(await context(), { token, time: new Date(times[5] ?? ''), time_zone: undefined })
    const { call, lead } = await rowOf(token)
    expect([call.startsAt, call.sequence, lead.callAt]).toEqual([times[5], 1, times[5]])
    const after = await calendarOf(token, 'call-moved')
    expect([before.method, before.parameter, after.method]).toEqual(['REQUEST', 'REQUEST', 'REQUEST'])
    expect(after.event.uid).toBe(before.event.uid)
    expect([before.event.sequence, after.event.sequence]).toEqual([0, 1])
    expect(after.event.startDate.toJSDate().toISOString()).toBe(times[5])
    expect(after.event.endDate.toJSDate().getTime() - after.event.startDate.toJSDate().getTime()).toBe(
      1_800_000,
    )
    expect(await emailsOf(token)).toHaveLength(4)
    expect(await freeTimesIn(payload)).toContain(times[2])
    expect((await calendarOf(token, 'call-moved-person')).event.uid).toBe(before.event.uid)
  })

  it('offers a call other times of its person, not the one that it has', async () => {
    const times = await freeTimesIn(payload)
    const token = await book(payload, { time: times[30] })
    const { times: offered } = await findTimesToPick(payload, { language: 'en', token })
    expect(offered).not.toEqual([])
    expect(offered.map(([at]) => new Date(at).toISOString())).not.toContain(times[30])
  })

  it('does not move a call to a time that is taken', async () => {
    const times = await freeTimesIn(payload)
    const [token] = [await book(payload, { time: times[6] }), await book(payload, { time: times[7] })]
    expect(
      await codeOf(
        moveCall(await context(), { token, time: new Date(times[7] ?? ''), time_zone: undefined }),
      ),
    ).toBe('taken')
  })

  it('moves a call eight times at most', async () => {
    const times = await freeTimesIn(payload)
    const token = await book(payload, { time: times[2] })
    const id = idOfToken('call', token) ?? ''
    const moveTo = async (time = '') =>
      codeOf(moveCall(await context(), { token, time: new Date(time), time_zone: undefined }))
    await autocommit(payload, sql`update calls set sequence = 7 where id = ${id}`)
    expect(await moveTo(times[3])).toBe('done')
    expect(await moveTo(times[2])).toBe('conflict')
    // A second press of the button.
    expect(await moveTo(times[3])).toBe('done')
    expect((await rowOf(token)).call).toMatchObject({ sequence: 8, startsAt: times[3] })
    expect((await emailsOf(token)).filter(({ kind }) => kind === 'call-moved')).toHaveLength(1)
    expect(await codeOf(cancelCall(await context(), { token, reason: undefined }))).toBe('done')
  })

  it('sends one address four emails about moved calls a day, of all its calls', async () => {
    const times = await freeTimesIn(payload)
    const email = 'moved@example.com'
    const tokens = [
      await book(payload, { time: times[2], email }),
      await book(payload, { time: times[3], email: 'Moved+again@example.com' }),
    ]
    const codes = []
    for (const [index, time] of times.slice(40, 45).entries()) {
      const token = tokens[index % 2] ?? ''
      codes.push(
        await codeOf(moveCall(await context(), { token, time: new Date(time), time_zone: undefined })),
      )
    }
    expect(codes).toEqual(['done', 'done', 'done', 'done', 'too_many'])
    expect((await rowOf(tokens[0] ?? '')).call.startsAt).toBe(times[42])
    for (const token of tokens) await cancelCall(await context(), { token, reason: undefined })
  })

  it('cancels a call, once: calendars remove it, the time is free again, the clock runs', async () => {
    const times = await freeTimesIn(payload)
    const token = await book(payload, { time: times[8] })
    await Promise.all([1, 2, 3].map(async () => cancelCall(await context(), { token, reason: 'I am ill.' })))
    const { call, lead } = await rowOf(token)
    expect(call).toMatchObject({ status: 'cancelled', sequence: 1, cancelReason: 'I am ill.' })
    expect(lead.callAt).toBeNull()
    expect(replyClock(lead, new Date())?.state).toBe('running')
    expect(await emailsOf(token)).toHaveLength(4)
    const { method, event, component } = await calendarOf(token, 'call-cancelled')
    expect(method).toBe('CANCEL')
    expect(component.getFirstSubcomponent('vevent')?.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(event.sequence).toBe(1)
    expect(await freeTimesIn(payload)).toContain(times[8])
    expect(
      await codeOf(
        moveCall(await context(), { token, time: new Date(times[9] ?? ''), time_zone: undefined }),
      ),
    ).toBe('conflict')
  })

  it('changes nothing within an hour, after the call, or when someone made it up', async () => {
    const times = await freeTimesIn(payload)
    const token = await book(payload, { time: times[10] })
    const id = idOfToken('call', token) ?? ''
    const time = new Date(times[11] ?? '')
    for (const start of ['59 minutes', '-2 hours']) {
      await autocommit(
        payload,
        sql`update calls set starts_at = now() + ${start}::interval, ends_at = now() + ${start}::interval + interval '30 minutes' where id = ${id}`,
      )
      expect(await codeOf(moveCall(await context(), { token, time, time_zone: undefined }))).toBe('conflict')
      expect(await codeOf(cancelCall(await context(), { token, reason: undefined }))).toBe('conflict')
    }
    for (const forged of [id, `${id}.x`, callToken('lead', id), ''])
      expect(await codeOf(cancelCall(await context(), { token: forged, reason: undefined }))).toBe(
        'link_expired',
      )
    expect((await rowOf(token)).call.status).toBe('booked')
    await autocommit(payload, sql`delete from calls where id = ${id}`)
  })

  it('is read by scanners without effect', async () => {
    const times = await freeTimesIn(payload)
    const token = await book(payload, { time: times[12] })
    const before = await rowOf(token)
    const response = await callFile(new Request(`${env.SITE_URL}/api/call-file?token=${token}`))
    expect(response.headers.get('content-type')).toContain('text/calendar')
    expect(await response.text()).toContain('METHOD:REQUEST')
    expect(await rowOf(token)).toEqual(before)
  })
})

describe('the email to a visitor', () => {
  it('quotes nothing that was typed but a first name and a phone number', async () => {
    const times = await freeTimesIn(payload)
    const token = await book(payload, {
      time: times[13],
      name: 'Buy now at evil.example',
      topic: 'cheap pills',
      phone: 'call evil 555 0199',
      by: 'phone',
    })
    const { html, component } = await calendarOf(token, 'call-booked')
    expect(`${html} ${component.toString()}`).not.toMatch(/evil\.example|cheap pills|evil 555/)
    const numbered = await book(payload, { time: times[74], phone: '+1 (407) 555-0199', by: 'phone' })
    expect((await calendarOf(numbered, 'call-booked')).html).toContain('+1 (407) 555-0199')
  })
})

describe('reminders', () => {
  const remindersOf = async (token: string) =>
    (await emailsOf(token)).map(({ kind }) => kind).filter((kind) => kind.includes('reminder'))

  it('come a day and an hour before, each once, to both', async () => {
    const times = await freeTimesIn(payload)
    const token = await book(payload, { time: times.at(-1) })
    const id = idOfToken('call', token) ?? ''
    // Someone without other calls.
    const { id: other } = await makeCallTaker(payload, { active: false })
    await autocommit(payload, sql`update calls set person_id = ${other} where id = ${id}`)
    const begins = (start: string, booked: string) =>
      autocommit(
        payload,
        sql`update calls set starts_at = now() + ${start}::interval,
        ends_at = now() + ${start}::interval + interval '30 minutes',
        updated_at = now() - ${booked}::interval where id = ${id}`,
      )
    await begins('25 hours', '2 days')
    await queueCallReminders(payload)
    expect(await remindersOf(token)).toEqual([])
    await begins('23 hours', '2 days')
    await Promise.all([queueCallReminders(payload), queueCallReminders(payload)])
    await queueCallReminders(payload)
    expect((await remindersOf(token)).toSorted()).toEqual(['call-reminder-day', 'call-reminder-day-person'])
    await begins('55 minutes', '2 days')
    await queueCallReminders(payload)
    expect(await remindersOf(token)).toHaveLength(4)
    await autocommit(payload, sql`delete from calls where id = ${id}`)
  })

  it('of the day before do not come when the call was booked within 24 hours', async () => {
    const times = await freeTimesIn(payload)
    const token = await book(payload, { time: times[14] })
    await queueCallReminders(payload)
    expect(await remindersOf(token)).toEqual([])
  })
})

describe('a person who has left', () => {
  it('gets no emails about calls, their visitors do', async () => {
    const times = await freeTimesIn(payload)
    const leavers = []
    for (const change of [sql`deactivated_at = now()`, sql`role = 'client'`, undefined]) {
      const { id: person } = await makeCallTaker(payload, { active: false })
      const token = await book(payload, { time: times[60 + leavers.length] })
      const id = idOfToken('call', token) ?? ''
      await autocommit(
        payload,
        sql`update calls set person_id = ${person}, starts_at = now() + interval '23 hours',
        ends_at = now() + interval '23 hours 30 minutes', updated_at = now() - interval '2 days' where id = ${id}`,
      )
      if (change) await autocommit(payload, sql`update users set ${change} where id = ${person}`)
      leavers.push(token)
    }
    await queueCallReminders(payload)
    const kinds = []
    for (const token of leavers) {
      await cancelCall(await context(), { token, reason: undefined })
      kinds.push((await emailsOf(token)).map(({ kind }) => kind).toSorted())
    }
    const toVisitor = ['call-booked', 'call-booked-person', 'call-cancelled', 'call-reminder-day']
    const toStaff = [...toVisitor, 'call-cancelled-person', 'call-reminder-day-person'].toSorted()
    expect(kinds).toEqual([toVisitor, toVisitor, toStaff])
  })
})

describe('without scripts', () => {
  const post = (fields: Record<string, string>) =>
    callForm(
      new Request(`${env.SITE_URL}/api/call-form`, {
        method: 'POST',
        headers: { origin: env.SITE_URL, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields),
      }),
    )
  const fields = {
    action: 'book',
    language: 'en',
    name: 'Rosa',
    email: 'rosa@clinica.example',
    call_language: 'en',
    by: 'video',
    phone: '',
    topic: '',
    time_zone: 'America/Lima',
  }

  it('the form books, moves and cancels, and leads to a page each time', async () => {
    const times = await freeTimesIn(payload)
    const booked = await post({ ...fields, time: times[15] ?? '' })
    expect(booked.status).toBe(303)
    const [, token = ''] = /^\/call\/(.+)\?new=1$/.exec(booked.headers.get('location') ?? '') ?? []
    expect((await rowOf(token)).call.startsAt).toBe(times[15])
    const moved = await post({ action: 'move', language: 'en', token, time: times[16] ?? '' })
    expect(moved.headers.get('location')).toBe(`/call/${token}?moved=1`)
    const cancelled = await post({ action: 'cancel', language: 'es', token, reason: '' })
    expect(cancelled.headers.get('location')).toBe(`/es/call/${token}`)
    expect((await rowOf(token)).call.status).toBe('cancelled')
  })

  it('a form that fails is shown again, filled in', async () => {
    const response = await post({ ...fields, name: '', time: '' })
    expect(response.headers.get('location')).toBe('/contact/call?zone=America%2FLima')
    const id = /form_draft=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1] ?? ''
    const draft = await asSystemWithoutRequest(payload).findByID({ collection: 'form-drafts', id })
    expect(draft).toMatchObject({
      form: 'call',
      values: { email: 'rosa@clinica.example' },
      fieldErrors: { name: 'required', time: 'required' },
    })
  })

  it('a booking for a lead that has a call ahead says which one stands', async () => {
    const times = await freeTimesIn(payload)
    const lead = await asSystemWithoutRequest(payload).create({
      collection: 'leads',
      data: leadInput() as never,
    })
    const link = callToken('lead', lead.id)
    await book(payload, { time: times[90], for: link })
    const response = await post({ ...fields, time: times[91] ?? '', for: link })
    const draft = /form_draft=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1]
    const { trouble } = await findBookingData('en', { for: link }, draft)
    expect(trouble).toEqual({ code: 'conflict', nearest: [], stands: times[90] })
  })
})

describe('the acknowledgement of a message', () => {
  it('offers three free times, which book for the lead that exists', async () => {
    const lead = await asSystemWithoutRequest(payload).create({
      collection: 'leads',
      data: { ...leadInput(), language: 'en' } as never,
    })
    const offer = await findCallOffer(payload, { leadId: lead.id, language: 'en' })
    expect(offer?.times).toHaveLength(3)
    const query = new URL(offer?.times[1]?.path ?? '', env.SITE_URL).searchParams
    const token = await book(payload, {
      time: query.get('time'),
      for: query.get('for'),
      email: lead.email,
      name: lead.name,
    })
    expect((await rowOf(token)).lead.id).toBe(lead.id)
  })
})

describe('a lead that books from our email', () => {
  const bookFor = async () => {
    const lead = await asSystemWithoutRequest(payload).create({
      collection: 'leads',
      data: { ...leadInput(), email: `for-${crypto.randomUUID()}@example.com` } as never,
    })
    const link = callToken('lead', lead.id)
    const ask = (time: string | undefined, more: object = {}) =>
      book(payload, { time, for: link, email: 'typed@example.com', ...more })
    return { lead, ask }
  }

  it('has one call ahead: asking again returns it, another time or way says which one stands', async () => {
    const times = await freeTimesIn(payload)
    const { ask } = await bookFor()
    const tokens = await Promise.all([ask(times[70]), ask(times[70], { call_language: 'es' })])
    const [token = ''] = tokens
    expect(tokens[1]).toBe(token)
    expect(await ask(times[70], { topic: 'Corrected.' })).toBe(token)
    expect((await rowOf(token)).call.topic).toBe('Corrected.')
    const stands = { code: 'conflict', details: { current: { value: times[70] } } }
    await expect(ask(times[71])).rejects.toMatchObject(stands)
    await expect(ask(times[70], { by: 'phone', phone: '+1 407 555 0101' })).rejects.toMatchObject(stands)
    expect(await freeTimesIn(payload)).toContain(times[71])
  })

  it('books again after a call that took place, was missed, is over or was cancelled', async () => {
    const times = await freeTimesIn(payload)
    const { lead, ask } = await bookFor()
    const changes = [
      sql`status = 'done'`,
      sql`status = 'no-show'`,
      sql`starts_at = now() - interval '2 hours', ends_at = now() - interval '90 minutes'`,
    ]
    for (const [index, change] of changes.entries()) {
      const token = await ask(times[72 + index])
      expect((await rowOf(token)).call).toMatchObject({ startsAt: times[72 + index], lead: lead.id })
      await autocommit(payload, sql`update calls set ${change} where id = ${idOfToken('call', token)}`)
    }
    const last = await ask(times[76])
    await cancelCall(await context(), { token: last, reason: undefined })
    await autocommit(payload, sql`delete from outbox where recipient = ${lead.email}`)
    expect((await rowOf(await ask(times[77]))).call.startsAt).toBe(times[77])
  })

  it('is limited by its own address, whatever was typed', async () => {
    const times = await freeTimesIn(payload)
    const { ask } = await bookFor()
    for (const time of times.slice(80, 84)) {
      const token = await ask(time, { email: `${crypto.randomUUID()}@example.com` })
      await cancelCall(await context(), { token, reason: undefined })
    }
    const fresh = { email: `${crypto.randomUUID()}@example.com` }
    expect(await codeOf(ask(times[84], fresh))).toBe('too_many')
  })

  it('that was erased books nothing', async () => {
    const times = await freeTimesIn(payload)
    const { lead, ask } = await bookFor()
    await asSystemWithoutRequest(payload).delete({ collection: 'leads', id: lead.id })
    expect(await codeOf(ask(times[85]))).toBe('not_found')
  })
})

it('erasing a lead erases its calls', async () => {
  const times = await freeTimesIn(payload)
  const token = await book(payload, { time: times[17] })
  const { lead } = await rowOf(token)
  await asSystemWithoutRequest(payload).delete({ collection: 'leads', id: lead.id })
  const left = await autocommit(
    payload,
    sql`select 1 from calls where id = ${idOfToken('call', token) ?? ''}`,
  )
  expect(left).toEqual([])
  expect(await codeOf(cancelCall(await context(), { token, reason: undefined }))).toBe('not_found')
})
