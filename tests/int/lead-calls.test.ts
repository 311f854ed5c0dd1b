import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { callToken, idOfToken } from '@/features/calls/call-link'
import { cancelCall } from '@/features/calls/operations/change-call'
import { findCallOffer } from '@/features/calls/jobs/find-call-offer'
import { env } from '@/env'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { book, callRow, codeOf, freeTimesIn, makeCallTaker, visitorContext } from '../support/calls'
import { leadInput } from '../support/fixtures'

/** A lead that exists books from our emails. */

let payload: Payload

beforeAll(async () => {
  payload = await start()
  await makeCallTaker(payload, {}, { firstName: 'Lucía', lastName: 'Fernández' })
})
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

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
    expect((await callRow(token)).lead.id).toBe(lead.id)
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
    expect((await callRow(token)).call.topic).toBe('Corrected.')
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
      expect((await callRow(token)).call).toMatchObject({ startsAt: times[72 + index], lead: lead.id })
      await autocommit(payload, sql`update calls set ${change} where id = ${idOfToken('call', token)}`)
    }
    const last = await ask(times[76])
    await cancelCall(await visitorContext(), { token: last, reason: undefined })
    await autocommit(payload, sql`delete from outbox where recipient = ${lead.email}`)
    expect((await callRow(await ask(times[77]))).call.startsAt).toBe(times[77])
  })

  it('is limited by its own address, whatever was typed', async () => {
    const times = await freeTimesIn(payload)
    const { ask } = await bookFor()
    for (const time of times.slice(80, 84)) {
      const token = await ask(time, { email: `${crypto.randomUUID()}@example.com` })
      await cancelCall(await visitorContext(), { token, reason: undefined })
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
