import { MutationObserver, QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { concerns, createRefetcher } from '@/components/staff/board-provider'

let queryClient: QueryClient
const stops: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
  queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
})
afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  queryClient.clear()
  vi.useRealTimers()
})

/** Shows a query on a board and counts how often it is fetched after the first time. */
async function show(queryKey: QueryKey, meta?: Record<string, unknown>, queryFn = () => Promise.resolve(1)) {
  const fetch = vi.fn(queryFn)
  stops.push(new QueryObserver(queryClient, { queryKey, queryFn: fetch, meta }).subscribe(() => undefined))
  await vi.advanceTimersByTimeAsync(1)
  fetch.mockClear()
  return fetch
}
const settle = () => vi.advanceTimersByTimeAsync(1_000)

describe('a change concerns', () => {
  const change = { topic: 'leads' as const, ids: ['a'] }
  it.each([
    [['leads'], undefined, true],
    [['leads', { status: 'new' }], undefined, true],
    [['leads', 'detail', 'a'], undefined, true],
    [['leads', 'detail', 'b'], undefined, false],
    [['clients', 'detail', 'b'], { topics: ['clients', 'leads'] }, true],
    [['tickets'], undefined, false],
    [['today'], { topics: ['tickets', 'leads'] }, true],
    [['leads'], { topics: ['tickets'] }, false],
  ])('%j with %j: %s', (queryKey, meta, expected) => {
    expect(concerns({ queryKey, meta }, change)).toBe(expected)
  })

  it('every row of the topic when it names none', () => {
    expect(
      concerns({ queryKey: ['leads', 'detail', 'b'], meta: undefined }, { topic: 'leads', ids: [] }),
    ).toBe(true)
  })
})

describe('a board', () => {
  it('refetches what is shown and concerned, once for changes that come together', async () => {
    const [leads, tickets] = [await show(['leads']), await show(['tickets'])]
    const refetcher = createRefetcher(queryClient)
    for (const id of ['a', 'b', 'c']) refetcher.onChange({ topic: 'leads', ids: [id] })
    await settle()
    expect(leads).toHaveBeenCalledTimes(1)
    expect(tickets).not.toHaveBeenCalled()
  })

  it('refetches everything that is shown after a reset', async () => {
    const shown = [await show(['leads']), await show(['tickets']), await show(['other'])]
    createRefetcher(queryClient).onReset()
    await settle()
    for (const fetch of shown) expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('makes one more round for changes that come during a slow one', async () => {
    const slow = () => new Promise<number>((resolve) => setTimeout(resolve, 5_000, 1))
    const leads = await show(['leads'], undefined, slow)
    await vi.advanceTimersByTimeAsync(5_000)
    leads.mockClear()
    const refetcher = createRefetcher(queryClient)
    refetcher.onChange({ topic: 'leads', ids: ['a'] })
    await settle()
    for (let change = 0; change < 5; change++) {
      refetcher.onChange({ topic: 'leads', ids: ['a'] })
      await vi.advanceTimersByTimeAsync(500)
    }
    expect(leads).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(leads).toHaveBeenCalledTimes(2)
  })

  it('waits for a change that is being saved here', async () => {
    const leads = await show(['leads'])
    const saved = Promise.withResolvers<number>()
    const mutation = new MutationObserver(queryClient, { mutationFn: () => saved.promise })
    void mutation.mutate()
    createRefetcher(queryClient).onChange({ topic: 'leads', ids: ['a'] })
    await settle()
    expect(leads).not.toHaveBeenCalled()
    saved.resolve(1)
    await settle()
    expect(leads).toHaveBeenCalledTimes(1)
  })

  it('refetches nothing after it was left', async () => {
    const leads = await show(['leads'])
    const refetcher = createRefetcher(queryClient)
    refetcher.onReset()
    refetcher.stop()
    await settle()
    expect(leads).not.toHaveBeenCalled()
  })
})
