import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { autocommit, statement } from '@/lib/server/db'
import { consume, consumeShared, forgive } from '@/lib/server/limits'
import { payload as start } from '@/lib/server/payload'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const counted = async () => {
  const rows = await autocommit<{ points: number }>(
    payload,
    statement`select points from rate_limits where key = 'formToken:all'`,
  )
  return rows[0]?.points
}
const together = async (uses: number) =>
  (await Promise.allSettled(Array.from({ length: uses }, () => consumeShared('formToken')))).map(
    ({ status }) => status,
  )

it('what many do at one moment is counted as often as it is done, and ends at the limit', async () => {
  expect(new Set(await together(50))).toEqual(new Set(['fulfilled']))
  expect(await counted()).toBe(50)
  expect(new Set(await together(70))).toEqual(new Set(['fulfilled']))
  expect(await counted()).toBe(120)
  expect(await together(1)).toEqual(['rejected'])
  await expect(consumeShared('formToken')).rejects.toMatchObject({ code: 'too_many' })
})

it('a device that changes its address within its network is one visitor', async () => {
  const uses = Array.from({ length: 5 }, (_, host) => `2001:db8:1:2::${host}`)
  for (const address of uses) await consume('accountMail', address)
  await expect(consume('accountMail', '2001:db8:1:2:ffff::9')).rejects.toMatchObject({ code: 'too_many' })
  await consume('accountMail', '2001:db8:1:3::1')
  await forgive('accountMail', '2001:db8:1:2::7')
  await consume('accountMail', '2001:db8:1:2::1')
})
