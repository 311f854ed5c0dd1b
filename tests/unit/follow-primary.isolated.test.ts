import { setTimeout as sleep } from 'node:timers/promises'

import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Replica } from '@/lib/server/db/replica'

/** Where the two servers are, in bytes of their logs. */
const positions = { written: '100', replayed: '100' }
let isSlow = false
/** How long the replica takes to answer, in milliseconds. */
let delay = 0
const answer = (position: string) => Promise.resolve({ rows: [{ position }] })
const listener = {
  query: (text: string) =>
    isSlow && text.includes('insert_lsn') ? new Promise(() => undefined) : answer(positions.written),
} as unknown as pg.Client
const connection = {
  query: async () => {
    await sleep(delay)
    return answer(positions.replayed)
  },
  release: () => undefined,
}

let end: (() => void) | undefined
beforeEach(() => {
  vi.stubEnv('CDN_PURGE_URL', 'http://127.0.0.1:6081')
  vi.stubEnv('CDN_PURGE_TOKEN', 'a-token')
  Object.assign(positions, { written: '100', replayed: '100' })
  isSlow = false
  delay = 0
  globalThis.databaseReplica = {
    pool: { connect: () => Promise.resolve(connection) },
    primary: undefined,
    answers: false,
    failedAt: -Infinity,
    reading: new Set(),
    heard: { position: Infinity, isReplayed: true, since: 0 },
    samples: [],
    replayed: new WeakMap(),
  } as unknown as Replica
})
afterEach(() => {
  end?.()
  globalThis.databaseReplica = undefined
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** A web process with a replica, which listens. */
async function follow() {
  const { followPrimary } = await import('@/lib/server/db/follow-primary')
  const { contentSubscription } = await import('@/lib/server/cache/content-listener')
  const { isFresh, LEASE_MS } = await import('@/lib/server/cache/freshness')
  const [subscription] = followPrimary([contentSubscription])
  await subscription?.onConnect(listener)
  end = () => subscription?.onDisconnect?.()
  return { notify: () => subscription?.onNotification('', listener), isFresh, LEASE_MS }
}
const answers = () => globalThis.databaseReplica?.answers

test('a replica serves when it has replayed what the primary has written', async () => {
  await follow()
  await vi.waitFor(() => expect(answers()).toBe(true))
})

test('a replica that is ahead of the primary is no standby of it, and serves nobody', async () => {
  positions.replayed = '101'
  await follow()
  await sleep(1_100)
  expect(answers()).toBe(false)
  positions.written = '102'
  await vi.waitFor(() => expect(answers()).toBe(true), { timeout: 8_000 })
})

test('a replica that answers slowly serves nobody until it answers well again', async () => {
  await follow()
  await vi.waitFor(() => expect(answers()).toBe(true))
  delay = 300
  await vi.waitFor(() => expect(answers()).toBe(false), { timeout: 3_000 })
  delay = 0
  await vi.waitFor(() => expect(answers()).toBe(true), { timeout: 8_000 })
})

test('a CDN keeps no page while a change is not yet handled', async () => {
  const { notify, isFresh, LEASE_MS } = await follow()
  await vi.waitFor(() => expect(isFresh()).toBe(true))
  // What the primary had written by then is not known, so nobody is told yet, but the connection answers.
  isSlow = true
  notify()
  await vi.waitFor(() => expect(isFresh()).toBe(false), { timeout: 4 * LEASE_MS })
})
