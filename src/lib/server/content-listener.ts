import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { env } from '@/env'
import { analyticsOrigins, type AnalyticsSettings } from '@/features/settings/rules'
import { log } from './log'

declare global {
  /** When content last changed, in milliseconds; the page cache serves nothing older. */
  var contentChangedAt: number | undefined
  /** What the analytics tool of the settings loads from and reports to; the content policies name it. */
  var analyticsOrigins: string[] | undefined
}

/** How long a page that was being rendered when content changed may still take, in milliseconds. */
const renderTime = 2_000

function noteChange(): void {
  globalThis.contentChangedAt = Date.now()
  setTimeout(() => (globalThis.contentChangedAt = Date.now()), renderTime).unref()
}

const analytics = `select analytics_tool as "tool", analytics_plausible_domain as "plausibleDomain",
  analytics_plausible_script as "plausibleScript", analytics_ga4_id as "ga4Id" from site_settings limit 1`

/** The policy of a page that is rendered anew must name the tool that it loads. */
async function readAnalytics(client: pg.Client): Promise<void> {
  const { rows } = await client.query<AnalyticsSettings>(analytics)
  globalThis.analyticsOrigins = analyticsOrigins(rows[0], env.SITE_URL)
}

/** What was heard counts, whether the settings can be read or not. */
async function heardOf(client: pg.Client): Promise<void> {
  await readAnalytics(client).catch((error: unknown) => {
    log.error({ err: error }, 'the analytics settings could not be read')
  })
  noteChange()
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
    client.on('notification', () => void heardOf(client))
    await client.query('listen content_changed')
    await heardOf(client)
    await lost
    return true
  } catch (error) {
    log.warn({ err: error }, 'no word of changed content: the database does not answer')
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
