import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { GET as callFile } from '@/app/api/call-file/route'
import { POST as callForm } from '@/app/api/call-form/route'
import { callToken, idOfToken } from '@/features/calls/call-link'
import { findBookingData } from '@/features/calls/queries/booking-page'
import { findTimesToPick } from '@/features/calls/queries/times-to-pick'
import { cancelCall, moveCall } from '@/features/calls/operations/change-call'
import { replyClock } from '@/features/leads/first-reply-rules'
import { env } from '@/env'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import {
  book,
  calendarOf,
  callRow,
  codeOf,
  emailsAboutCall,
  freeTimesIn,
  makeCallTaker,
  visitorContext,
} from '../support/calls'
import { leadInput } from '../support/fixtures'

/** The link of a call moves and cancels it, and everything works without scripts. */

let payload: Payload

beforeAll(async () => {
  payload = await start()
  await makeCallTaker(payload, {}, { firstName: 'Lucía', lastName: 'Fernández' })
})
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

describe('a signed link', () => {
  it('moves a call: its event in calendars changes, both are told', async () => {
    const times = await freeTimesIn(payload)
    const token = await book(payload, { time: times[2] })
    const before = await calendarOf(token, 'call-booked')
    await moveCall(await visitorContext(), { token, time: new Date(times[5] ?? ''), time_zone: undefined })
    // A second press of the button.
    await moveCall(await visitorContext(), { token, time: new Date(times[5] ?? ''), time_zone: undefined })
    const { call, lead } = await callRow(token)
    expect([call.startsAt, call.sequence, lead.callAt]).toEqual([times[5], 1, times[5]])
    const after = await calendarOf(token, 'call-moved')
    expect([before.method, before.parameter, after.method]).toEqual(['REQUEST', 'REQUEST', 'REQUEST'])
    expect(after.event.uid).toBe(before.event.uid)
    expect([before.event.sequence, after.event.sequence]).toEqual([0, 1])
    expect(after.event.startDate.toJSDate().toISOString()).toBe(times[5])
    expect(after.event.endDate.toJSDate().getTime() - after.event.startDate.toJSDate().getTime()).toBe(
      1_800_000,
    )
    expect(await emailsAboutCall(token)).toHaveLength(4)
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
        moveCall(await visitorContext(), { token, time: new Date(times[7] ?? ''), time_zone: undefined }),
      ),
    ).toBe('taken')
  })

  it('moves a call eight times at most', async () => {
    const times = await freeTimesIn(payload)
    const token = await book(payload, { time: times[2] })
    const id = idOfToken('call', token) ?? ''
    const moveTo = async (time = '') =>
      codeOf(moveCall(await visitorContext(), { token, time: new Date(time), time_zone: undefined }))
    await autocommit(payload, sql`update calls set sequence = 7 where id = ${id}`)
    expect(await moveTo(times[3])).toBe('done')
    expect(await moveTo(times[2])).toBe('conflict')
    // A second press of the button.
    expect(await moveTo(times[3])).toBe('done')
    expect((await callRow(token)).call).toMatchObject({ sequence: 8, startsAt: times[3] })
    expect((await emailsAboutCall(token)).filter(({ kind }) => kind === 'call-moved')).toHaveLength(1)
    expect(await codeOf(cancelCall(await visitorContext(), { token, reason: undefined }))).toBe('done')
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
        await codeOf(moveCall(await visitorContext(), { token, time: new Date(time), time_zone: undefined })),
      )
    }
    expect(codes).toEqual(['done', 'done', 'done', 'done', 'too_many'])
    expect((await callRow(tokens[0] ?? '')).call.startsAt).toBe(times[42])
    for (const token of tokens) await cancelCall(await visitorContext(), { token, reason: undefined })
  })

  it('cancels a call, once: calendars remove it, the time is free again, the clock runs', async () => {
    const times = await freeTimesIn(payload)
    const token = await book(payload, { time: times[8] })
    await Promise.all(
      [1, 2, 3].map(async () => cancelCall(await visitorContext(), { token, reason: 'I am ill.' })),
    )
    const { call, lead } = await callRow(token)
    expect(call).toMatchObject({ status: 'cancelled', sequence: 1, cancelReason: 'I am ill.' })
    expect(lead.callAt).toBeNull()
    expect(replyClock(lead, new Date())?.state).toBe('running')
    expect(await emailsAboutCall(token)).toHaveLength(4)
    const { method, event, component } = await calendarOf(token, 'call-cancelled')
    expect(method).toBe('CANCEL')
    expect(component.getFirstSubcomponent('vevent')?.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(event.sequence).toBe(1)
    expect(await freeTimesIn(payload)).toContain(times[8])
    expect(
      await codeOf(
        moveCall(await visitorContext(), { token, time: new Date(times[9] ?? ''), time_zone: undefined }),
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
      expect(await codeOf(moveCall(await visitorContext(), { token, time, time_zone: undefined }))).toBe(
        'conflict',
      )
      expect(await codeOf(cancelCall(await visitorContext(), { token, reason: undefined }))).toBe('conflict')
    }
    for (const forged of [id, `${id}.x`, callToken('lead', id), ''])
      expect(await codeOf(cancelCall(await visitorContext(), { token: forged, reason: undefined }))).toBe(
        'link_expired',
      )
    expect((await callRow(token)).call.status).toBe('booked')
    await autocommit(payload, sql`delete from calls where id = ${id}`)
  })

  it('is read by scanners without effect', async () => {
    const times = await freeTimesIn(payload)
    const token = await book(payload, { time: times[12] })
    const before = await callRow(token)
    const response = await callFile(new Request(`${env.SITE_URL}/api/call-file?token=${token}`))
    expect(response.headers.get('content-type')).toContain('text/calendar')
    expect(await response.text()).toContain('METHOD:REQUEST')
    expect(await callRow(token)).toEqual(before)
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
    expect((await callRow(token)).call.startsAt).toBe(times[15])
    const moved = await post({ action: 'move', language: 'en', token, time: times[16] ?? '' })
    expect(moved.headers.get('location')).toBe(`/call/${token}?moved=1`)
    const cancelled = await post({ action: 'cancel', language: 'es', token, reason: '' })
    expect(cancelled.headers.get('location')).toBe(`/es/call/${token}`)
    expect((await callRow(token)).call.status).toBe('cancelled')
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
