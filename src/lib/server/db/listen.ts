import { setTimeout as sleep } from 'node:timers/promises'

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

/**
 * A server whose machine dies ends no connection, and nothing is sent over an idle one that would tell. So it's asked, and may be
 * slow, but not silent.
 */
const ASK_MS = 5_000
const ANSWER_MS = 10_000

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
    query_timeout: ANSWER_MS,
    application_name: LISTENER_NAME,
  })
  const lost = Promise.withResolvers<undefined>()
  client.on('error', () => lost.resolve(undefined)).on('end', () => lost.resolve(undefined))
  signal?.addEventListener('abort', () => lost.resolve(undefined))
  const ask = () => client.query('select 1').catch(() => lost.resolve(undefined))
  let asking: NodeJS.Timeout | undefined
  const byChannel = new Map(subscriptions.map((subscription) => [subscription.channel, subscription]))
  try {
    await client.connect()
    client.on('notification', ({ channel, payload }) =>
      byChannel.get(channel)?.onNotification(payload ?? '', client),
    )
    for (const { channel } of subscriptions) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    for (const { onConnect } of subscriptions) await onConnect(client)
    onTried?.()
    asking = setInterval(() => void ask(), ASK_MS).unref()
    await lost.promise
    return true
  } catch (error) {
    const text = 'notifications are not received: the database does not answer'
    logPerMinute('notifications', 'warn', { err: error }, text)
    return false
  } finally {
    clearInterval(asking)
    for (const { onDisconnect } of subscriptions) onDisconnect?.()
    await client.end().catch(() => undefined)
  }
}
