import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { keepUntilChange } from '@/lib/server/cache/keep-until-change'

beforeEach(() => {
  vi.useFakeTimers()
  globalThis.hearsContentChanges = true
  globalThis.contentChangedAt = Date.now() - 1
})
afterEach(() => {
  vi.useRealTimers()
  globalThis.hearsContentChanges = globalThis.contentChangedAt = undefined
})

it('keeps a value for each key until the next change', async () => {
  const read = vi.fn((key: string) => Promise.resolve(key))
  const kept = keepUntilChange(read)
  expect([await kept('a'), await kept('b'), await kept('a')]).toEqual(['a', 'b', 'a'])
  expect(read).toHaveBeenCalledTimes(2)
  globalThis.contentChangedAt = Date.now()
  vi.advanceTimersByTime(1)
  await kept('a')
  expect(read).toHaveBeenCalledTimes(3)
})

it('keeps nothing that was read before a change, or while nobody hears of one', async () => {
  const reading = Promise.withResolvers<string>()
  const read = vi.fn(() => reading.promise)
  const kept = keepUntilChange(read)
  const early = kept('a')
  vi.advanceTimersByTime(1)
  globalThis.contentChangedAt = Date.now()
  reading.resolve('old')
  await early
  vi.advanceTimersByTime(1)
  globalThis.hearsContentChanges = false
  await kept('a')
  await kept('a')
  expect(read).toHaveBeenCalledTimes(3)
  globalThis.hearsContentChanges = true
  globalThis.contentChangedAt = undefined
  await kept('a')
  expect(read).toHaveBeenCalledTimes(4)
})

it('keeps no failure, and its own copy of a value', async () => {
  const read = vi.fn(() => Promise.resolve({ text: 'stored' }))
  read.mockRejectedValueOnce(new Error('the database does not answer'))
  const kept = keepUntilChange(read)
  await expect(kept('a')).rejects.toThrow()
  const first = await kept('a')
  first.text = 'changed'
  expect(await kept('a')).toEqual({ text: 'stored' })
  expect(read).toHaveBeenCalledTimes(2)
})
