import { setTimeout as sleep } from 'node:timers/promises'

import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { problemsOf } from '@/features/system/rules'
import { startPurgeServer } from '../support/purge-server'

const { url, purges, cdn, stop } = await startPurgeServer()
vi.stubEnv('CDN_PURGE_URL', url)
vi.stubEnv('CDN_PURGE_TOKEN', 'a-token')
// They read the variables when they are loaded.
const { findSystemHealth } = await import('@/features/system/queries')
const { asSystemWithoutRequest } = await import('@/lib/server/db/local-api')
const { autocommit, sql } = await import('@/lib/server/db/sql')
const { rowsOf } = await import('../support/rows')
const { payload: start } = await import('@/lib/server/payload')
const { listen } = await import('@/lib/server/db/listen')
const { purgesDone, purgeSubscription } = await import('@/lib/server/cache/purge-cdn')
const { startWorker } = await import('@/lib/server/jobs/worker')
const { createHandlers } = await import('@/worker/create-handlers')
const { LEASE_MS } = await import('@/lib/server/cache/freshness')

let payload: Payload
beforeAll(async () => {
  payload = await start()
})
afterAll(async () => {
  await stop()
  vi.unstubAllEnvs()
})

/** The same as src/worker.ts. */
async function startPurging() {
  const end = new AbortController()
  const worker = await startWorker(() => Promise.resolve(createHandlers(payload, null)))
  const ended = listen([purgeSubscription(payload, end.signal)], end.signal)
  return async () => {
    end.abort()
    await ended
    await Promise.all([worker.stop(10_000), purgesDone()])
  }
}
let end: () => Promise<void>
beforeEach(async () => {
  cdn.status = 200
  purges.length = 0
  await autocommit(payload, sql`delete from pgboss.job where name = 'purge-cdn'`)
  end = await startPurging()
  // The connection counts as a change.
  await vi.waitFor(() => expect(purges).toHaveLength(2), soon)
  await settled()
  purges.length = 0
})
afterEach(() => end())

const soon = { timeout: 30_000, interval: 50 }
const waiting = async () =>
  rowsOf<{ state: string; retries: number }>(
    payload,
    sql`select state::text, retry_count as retries from pgboss.job where name = 'purge-cdn' and state <= 'active'`,
  )
const settled = () => vi.waitFor(async () => expect(await waiting()).toEqual([]), soon)
const publish = (zone: string) =>
  asSystemWithoutRequest(payload).updateGlobal({ slug: 'site-settings', data: { agencyZone: zone } })

it('a change is purged twice: when no web process lets the CDN keep the old page, and two seconds later', async () => {
  const changedAt = performance.now()
  await publish('America/Lima')
  await vi.waitFor(() => expect(purges).toHaveLength(2), soon)
  const [first, second] = purges
  expect(first).toMatchObject({
    method: 'PURGE',
    headers: { authorization: 'Bearer a-token', 'surrogate-key': 'puente' },
  })
  expect((first?.at ?? 0) - changedAt).toBeGreaterThanOrEqual(LEASE_MS)
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1_990)
})

it('a change while the last one is purged has purges of its own', async () => {
  await publish('America/Lima')
  await vi.waitFor(() => expect(purges).toHaveLength(1), soon)
  const changedAt = performance.now()
  await publish('America/Bogota')
  await vi.waitFor(() => expect(purges).toHaveLength(4), soon)
  expect((purges.at(-1)?.at ?? 0) - changedAt).toBeGreaterThanOrEqual(LEASE_MS + 1_990)
})

it('while the worker hears of nothing, and the database answers, the CDN is purged again and again', async () => {
  const { onDisconnect, onConnect } = purgeSubscription(payload, new AbortController().signal)
  onDisconnect?.()
  await vi.waitFor(() => expect(purges.length).toBeGreaterThan(3), soon)
  await onConnect(undefined as never)
  await settled()
  await purgesDone()
  const { length } = purges
  await sleep(LEASE_MS + 2_500)
  expect(purges).toHaveLength(length)
})

it('a purge that is refused is tried again, and the status says so', async () => {
  cdn.status = 503
  await publish('America/Lima')
  await vi.waitFor(async () => expect((await waiting())[0]?.retries).toBeGreaterThan(0), soon)
  await publish('America/Bogota')
  await autocommit(
    payload,
    sql`update pgboss.job set created_on = now() - interval '1 hour' where name = 'purge-cdn' and state <= 'active'`,
  )
  expect(problemsOf(await findSystemHealth(payload), true)).toContain('cdn')
  cdn.status = 200
  purges.length = 0
  await settled()
  expect(purges.length).toBeGreaterThanOrEqual(2)
  expect(problemsOf(await findSystemHealth(payload), true)).not.toContain('cdn')
})
