import type pg from 'pg'

import type { Subscription } from './listen'
import {
  MAX_LAG_MS,
  noteFailure,
  readPosition,
  replayedBy,
  replica,
  writtenQuery,
  type Replica,
} from './replica'

const CHECK_MS = 500
/** What a page waits for the replica adds up over its statements: one that takes this long again and again serves nobody. */
const SLOW_MS = 200
/** How long a replica must answer well again before it is read, so that an uneven one does not slow each second page. */
const PROBATION_MS = 3_000

let wasSlow = false
let lastTold = Promise.resolve()

/** Resolves when the subscribers have been told of each notification that has arrived until now. */
export const told = (): Promise<void> => lastTold

/**
 * Returns the subscriptions of a process that reads the replica: whoever is told of a change, or of a new connection, then sees
 * what the primary had written by then. While the process is connected, primary and replica are asked again and again how far they are.
 * A process without such subscriptions reads the primary.
 */
export function followPrimary(subscriptions: Subscription[]): Subscription[] {
  const state = replica
  if (!state) return subscriptions
  let timer: NodeJS.Timeout | undefined
  return subscriptions.map((subscription) => ({
    ...subscription,
    async onConnect(listener) {
      // The primary may be another one now, of which this is no standby.
      state.answers = false
      await noteWritten(state, listener)
      clearInterval(timer)
      timer = setInterval(() => void check(state, listener), CHECK_MS).unref()
      void check(state, listener)
      await subscription.onConnect(listener)
    },
    onNotification(payload, listener) {
      lastTold = noteWritten(state, listener).then(() => subscription.onNotification(payload, listener))
    },
    onDisconnect() {
      clearInterval(timer)
      subscription.onDisconnect?.()
    },
  }))
}

/** Remembers that readers must see what the primary has written until now. While that is unknown, they read the primary. */
async function noteWritten(state: Replica, listener: pg.Client): Promise<void> {
  const position = await readPosition(listener, writtenQuery).catch(() => Infinity)
  const since = state.heard.isReplayed ? performance.now() : state.heard.since
  state.heard = { position, isReplayed: false, since }
}

const check = (state: Replica, listener: pg.Client) =>
  Promise.all([sampleWritten(state, listener), askReplica(state, listener)])

async function sampleWritten({ samples }: Replica, listener: pg.Client): Promise<void> {
  const at = performance.now()
  const position = await readPosition(listener, writtenQuery).catch(() => undefined)
  if (position === undefined) return
  samples.push({ position, at })
  while (samples[1] && samples[1].at < at - MAX_LAG_MS) samples.shift()
}

/**
 * What a standby has replayed, its primary has written. One that is ahead is the standby of another database, or of a primary
 * before a failover, whose last changes the new one lacks.
 */
async function askReplica(state: Replica, listener: pg.Client): Promise<void> {
  const client = await state.pool.connect().catch(noteFailure)
  if (!client) return
  try {
    const askedAt = performance.now()
    const replayed = await replayedBy(state, client, Infinity)
    const isSlow = performance.now() > askedAt + SLOW_MS
    client.release()
    const written = await readPosition(listener, writtenQuery).catch(() => Infinity)
    if (replayed > written) noteFailure(new Error('it has replayed what the primary has not written'))
    else if (isSlow && wasSlow) noteFailure(new Error('it answers slowly'))
    else if (!isSlow && performance.now() > state.failedAt + PROBATION_MS) state.answers = true
    wasSlow = isSlow
  } catch (error) {
    client.release(true)
    noteFailure(error)
  }
}
