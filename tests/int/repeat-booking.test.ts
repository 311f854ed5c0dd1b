import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { idOfToken } from '@/features/calls/call-link'
import { cancelCall } from '@/features/calls/operations/change-call'
import type { ActivityData } from '@/features/leads/rules'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import {
  book,
  callInput,
  callRow,
  emailsAboutCall,
  freeTimesIn,
  makeCallTaker,
  visitorContext,
} from '../support/calls'
import { historyOf } from '../support/fixtures'

/** A booking that is sent again corrects the call that exists. */

let payload: Payload

beforeAll(async () => {
  payload = await start()
  await makeCallTaker(payload, {}, { firstName: 'Lucía', lastName: 'Fernández' })
})
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

describe('a booking', () => {
  const eventsOf = async (lead: string) =>
    (await historyOf(payload, lead)).flatMap(({ data }) => (data as ActivityData).call ?? [])

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
    const { call: before } = await callRow(token)
    expect(await book(payload, { ...input, ...corrected })).toBe(token)
    const { call } = await callRow(token)
    expect(call).toMatchObject({
      phone: '+1 407 555 0122',
      topic: 'A second bakery.',
      language: 'es',
      timeZone: 'America/Lima',
      sequence: 0,
      updatedAt: before.updatedAt,
    })
    const emails = await emailsAboutCall(token)
    expect(emails).toHaveLength(2)
    for (const { data } of emails)
      expect(data).toMatchObject({ phone: '+1 407 555 0122', topic: 'A second bakery.', callLanguage: 'es' })
  })

  it('that is sent again corrects the lead that it made, its score and its history, too', async () => {
    const [time = ''] = await freeTimesIn(payload)
    const input = callInput({ time, phone: undefined, submission_id: crypto.randomUUID() })
    const token = await book(payload, input)
    const { score = 0 } = (await callRow(token)).lead
    const corrected = { ...input, phone: '+1 407 555 0188', topic: 'A second bakery.' }
    await book(payload, corrected)
    await book(payload, corrected)
    const { lead } = await callRow(token)
    expect(lead).toMatchObject({ phone: '+1 407 555 0188', message: 'A second bakery.' })
    expect(lead.score).toBeGreaterThan(score)
    expect((await eventsOf(lead.id)).toSorted()).toEqual(['booked', 'corrected'])
  })

  it('that is sent again leaves what staff have changed in the lead', async () => {
    const [time = ''] = await freeTimesIn(payload)
    const input = callInput({ time, phone: '+1 407 555 0111', submission_id: crypto.randomUUID() })
    const token = await book(payload, input)
    const { lead } = await callRow(token)
    await autocommit(payload, sql`update leads set phone = '+1 407 555 0133' where id = ${lead.id}`)
    await book(payload, { ...input, phone: '+1 407 555 0122', topic: 'A second bakery.' })
    expect((await callRow(token)).lead).toMatchObject({
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
    expect((await callRow(token)).call.language).toBe('en')
  })

  it('of a call that is cancelled corrects nothing', async () => {
    const [time = ''] = await freeTimesIn(payload)
    const input = callInput({ time, submission_id: crypto.randomUUID() })
    const token = await book(payload, input)
    await cancelCall(await visitorContext(), { token, reason: undefined })
    expect(await book(payload, { ...input, topic: 'Another.' })).not.toBe(token)
    const { call, lead } = await callRow(token)
    expect(call.topic).toBe('I run a bakery.')
    // The new call is of the same submission, so of the same lead, which says what its last call does.
    expect(lead.message).toBe('Another.')
  })
})
