import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { idOfToken } from '@/features/calls/call-link'
import { queueCallReminders } from '@/features/calls/jobs/queue-call-reminders'
import { cancelCall } from '@/features/calls/operations/change-call'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import {
  book,
  calendarOf,
  emailsAboutCall,
  freeTimesIn,
  makeCallTaker,
  visitorContext,
} from '../support/calls'

/** Emails about calls, and what a calendar reads in them. */

let payload: Payload

beforeAll(async () => {
  payload = await start()
  await makeCallTaker(payload, {}, { firstName: 'Lucía', lastName: 'Fernández' })
})
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

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
    (await emailsAboutCall(token)).map(({ kind }) => kind).filter((kind) => kind.includes('reminder'))

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
      await cancelCall(await visitorContext(), { token, reason: undefined })
      kinds.push((await emailsAboutCall(token)).map(({ kind }) => kind).toSorted())
    }
    const toVisitor = ['call-booked', 'call-booked-person', 'call-cancelled', 'call-reminder-day']
    const toStaff = [...toVisitor, 'call-cancelled-person', 'call-reminder-day-person'].toSorted()
    expect(kinds).toEqual([toVisitor, toVisitor, toStaff])
  })
})
