import { setTimeout as sleep } from 'node:timers/promises'

import pLimit from 'p-limit'
import pg from 'pg'

import { logPerMinute } from '@/lib/server/log'
import { directUrl } from './connections'

/** What to do with the notifications of one channel. Only `onConnect` may throw: the connection is then opened again. */
export type Subscription = {
  /** A plain identifier. */
  channel: string
  /** Called for each connection, including the first: notifications may have been missed before it. */
  onConnect: (client: pg.Client) => Promise<void> | void
  onNotification: (payload: string, client: pg.Client) => void
  /** Called when a connection is lost, and after an attempt that failed. */
  onDisconnect?: () => void
}

const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 5_000
const HEARTBEAT_MS = 1_000
/** A network that swallows everything tells no one: a connection that does not answer for this long is lost. */
const MAX_SILENCE_MS = 5_000

/** Shown in `pg_stat_activity`. */
export const LISTENER_NAME = 'puente notifications'

/**
 * Listens to all channels over one connection until the signal aborts. A lost connection is opened again, after a pause
 * that grows from FIRST_PAUSE_MS to MAX_PAUSE_MS while the database does not answer. Calls `onTried` when it listens, and after
 * an attempt that failed.
 */
export async function listen(
  subscriptions: Subscription[],
  signal?: AbortSignal,
  onTried?: () => void,
): Promise<void> {
  let pause = FIRST_PAUSE_MS
  while (!signal?.aborted) {
    const wasConnected = await listenOnce(subscriptions, signal, onTried)
    if (!wasConnected) onTried?.()
    if (wasConnected) pause = FIRST_PAUSE_MS
    await sleep(pause, undefined, { signal }).catch(() => undefined)
    pause = Math.min(pause * 2, MAX_PAUSE_MS)
  }
}

/** Listens until the connection is lost. Returns whether there was one. */
async function listenOnce(
  subscriptions: Subscription[],
  signal?: AbortSignal,
  onTried?: () => void,
): Promise<boolean> {
  const client = new pg.Client({
    connectionString: directUrl,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: MAX_SILENCE_MS,
    application_name: LISTENER_NAME,
  })
  takeTurns(client)
  const lost = Promise.withResolvers<undefined>()
  client.on('error', () => lost.resolve(undefined)).on('end', () => lost.resolve(undefined))
  signal?.addEventListener('abort', () => lost.resolve(undefined))
  const byChannel = new Map(subscriptions.map((subscription) => [subscription.channel, subscription]))
  try {
    await client.connect()
    client.on('notification', ({ channel, payload }) =>
      byChannel.get(channel)?.onNotification(payload ?? '', client),
    )
    for (const { channel } of subscriptions) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    for (const { onConnect } of subscriptions) await onConnect(client)
    onTried?.()
    void keepAsking(client).catch(() => lost.resolve(undefined))
    await lost.promise
    return true
  } catch (error) {
    const text = 'notifications are not received: the database does not answer'
    logPerMinute('notifications', 'warn', { err: error }, text)
    return false
  } finally {
    for (const { onDisconnect } of subscriptions) onDisconnect?.()
    await client.end().catch(() => undefined)
  }
}

/** The subscriptions ask over one connection, each when it must, and the driver wants one query at a time. */
function takeTurns(client: pg.Client): void {
  const turn = pLimit(1)
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  client.query = ((...args: unknown[]) => turn(() => query(...args))) as typeof client.query
}

/** Asks until there is no answer, or the connection has ended. */
async function keepAsking(client: pg.Client): Promise<never> {
  for (;;) {
    await client.query('select 1')
    await sleep(HEARTBEAT_MS, undefined, { ref: false })
  }
}
