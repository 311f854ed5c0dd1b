import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { env } from '@/env'
import { log } from './log'

declare global {
  /** When content last changed, in milliseconds; the page cache serves nothing older. */
  var contentChangedAt: number | undefined
}

/** How long a page that was being rendered when content changed may still take, in milliseconds. */
const renderTime = 2_000

function noteChange(): void {
  globalThis.contentChangedAt = Date.now()
  setTimeout(() => (globalThis.contentChangedAt = Date.now()), renderTime).unref()
}

/** Hears `content_changed` for as long as the process lives; whatever was missed while away counts as a change. */
export async function listenForContent(): Promise<void> {
  for (let pause = 250; ; pause = Math.min(pause * 2, 5_000)) {
    const heard = await listenOnce()
    if (heard) pause = 250
    await sleep(pause)
  }
}

/** Listens until the connection is lost; true when there was one. */
async function listenOnce(): Promise<boolean> {
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  })
  const lost = new Promise<void>((resolve) => client.on('error', () => resolve()).on('end', () => resolve()))
  try {
    await client.connect()
    client.on('notification', noteChange)
    await client.query('listen content_changed')
    noteChange()
    await lost
    return true
  } catch (error) {
    log.warn({ err: error }, 'no word of changed content: the database does not answer')
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
