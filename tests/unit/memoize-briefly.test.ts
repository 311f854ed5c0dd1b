import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { memoizeBriefly } from '@/lib/server/readiness'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('checks once for calls at the same time and within a second, and again after it', async () => {
  let checks = 0
  const slow = Promise.withResolvers<undefined>()
  const check = memoizeBriefly(async (base: number) => {
    checks += 1
    await slow.promise
    return base + checks
  })
  const together = [check(10), check(10), check(10)]
  await vi.advanceTimersByTimeAsync(5_000)
  slow.resolve(undefined)
  expect(await Promise.all(together)).toEqual([11, 11, 11])
  expect(await check(10)).toBe(11)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await check(10)).toBe(12)
})

it('does not keep a failure', async () => {
  let checks = 0
  const check = memoizeBriefly((_: string) => {
    checks += 1
    return checks === 1 ? Promise.reject(new Error('no database')) : Promise.resolve('ready')
  })
  await expect(check('')).rejects.toThrow('no database')
  expect(await check('')).toBe('ready')
})
