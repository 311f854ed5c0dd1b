import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { sql } from '@/lib/server/db/sql'
import { withErrorResponse } from '@/lib/server/http/error-response'
import {
  consumeRateLimit,
  consumeSharedRateLimit,
  tryConsumeRateLimit,
  resetRateLimit,
} from '@/lib/server/http/rate-limit'
import { payload as start } from '@/lib/server/payload'
import { rowsOf } from '../support/rows'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const counted = async () => {
  const rows = await rowsOf<{ points: number }>(
    payload,
    sql`select points from rate_limits where key = 'formToken:all'`,
  )
  return rows[0]?.points
}
const together = async (uses: number) =>
  (await Promise.allSettled(Array.from({ length: uses }, () => consumeSharedRateLimit('formToken')))).map(
    ({ status }) => status,
  )

it('counts each of many concurrent uses, up to the limit', async () => {
  expect(new Set(await together(50))).toEqual(new Set(['fulfilled']))
  expect(await counted()).toBe(50)
  expect(new Set(await together(70))).toEqual(new Set(['fulfilled']))
  expect(await counted()).toBe(120)
  expect(await together(1)).toEqual(['rejected'])
  await expect(consumeSharedRateLimit('formToken')).rejects.toMatchObject({ code: 'too_many' })
})

it('counts the networks of an IPv6 /48 together too, for an account as well, without using up those of others', async () => {
  const allowed = async (uses: number, keyOf: (turn: number) => string) => {
    let count = 0
    for (let turn = 0; turn < uses; turn += 1)
      await consumeRateLimit('accountEmail', keyOf(turn)).then(
        () => (count += 1),
        () => undefined,
      )
    return count
  }
  const hex = (turn: number) => (turn + 1).toString(16)
  expect(await allowed(60, (turn) => `2001:db8:a:${hex(turn)}::1`)).toBe(40)
  expect(await allowed(60, (turn) => `2001:db8:a:${hex(turn)}::1 ana@example.com`)).toBe(40)
  expect(await allowed(1, () => '2001:db8:a:ffff::1 eva@example.com')).toBe(1)
  // One network cannot use up the limit of the /48.
  expect(await allowed(60, () => '2001:db8:b:1::1')).toBe(5)
  expect(await allowed(5, () => '2001:db8:b:2::1')).toBe(5)
  expect(await allowed(6, () => '203.0.113.200')).toBe(5)
})

it('counts the addresses of one network together', async () => {
  const uses = Array.from({ length: 5 }, (_, host) => `2001:db8:1:2::${host}`)
  for (const address of uses) await consumeRateLimit('accountEmail', address)
  await expect(consumeRateLimit('accountEmail', '2001:db8:1:2:ffff::9')).rejects.toMatchObject({
    code: 'too_many',
  })
  await consumeRateLimit('accountEmail', '2001:db8:1:3::1')
  await resetRateLimit('accountEmail', '2001:db8:1:2::7')
  await consumeRateLimit('accountEmail', '2001:db8:1:2::1')
})

describe('an error of the limiter', () => {
  it('answers 503, as when the database is down', async () => {
    const noNumber = Symbol('no number') as unknown as number
    const response = await withErrorResponse(new Request('http://127.0.0.1/api/verb'), async () => {
      await consumeRateLimit('formToken', '203.0.113.7', noNumber)
      return Response.json({})
    })
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is no reached limit', async () => {
    await expect(tryConsumeRateLimit('nothing' as 'formToken', '203.0.113.7')).rejects.toThrow(TypeError)
    expect(await tryConsumeRateLimit('formToken', '203.0.113.8')).toBe(true)
  })

  it('is said by false where the caller goes on without', async () => {
    await consumeRateLimit('formDraft', '203.0.113.9', 30)
    expect(await tryConsumeRateLimit('formDraft', '203.0.113.9')).toBe(false)
  })
})
