import { setTimeout as sleep } from 'node:timers/promises'

import type pg from 'pg'

/**
 * A web process lets a CDN keep its pages only while it knows that they are current: for LEASE_MS after it asked Postgres, over
 * the connection that listens, and got an answer. Postgres sends notifications before it answers, so the process has heard of
 * every change that was committed before it asked. The worker waits as long before it purges: by then each web process has
 * heard of the change, or lets nobody keep its pages, and none has to tell so.
 */
export const LEASE_MS = 1_000

/** So that one slow answer does not end the lease. */
const PAUSE_MS = 300

let leaseEnd = -Infinity

/** Whether this process has heard of every change that was committed more than LEASE_MS ago. */
export const isFresh = (): boolean => performance.now() < leaseEnd

/** Renews the lease until the signal aborts or the connection fails. `heard` resolves when each notification is handled. */
export async function keepFresh(
  client: pg.Client,
  heard: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const askedAt = performance.now()
    await client.query('select 1')
    await heard()
    leaseEnd = askedAt + LEASE_MS
    await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
