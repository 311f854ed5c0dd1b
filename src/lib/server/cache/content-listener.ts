import type pg from 'pg'

import { cdnSettings, env } from '@/env'
import { analyticsOrigins, type AnalyticsSettings } from '@/lib/analytics'
import { told } from '@/lib/server/db/follow-primary'
import type { Subscription } from '@/lib/server/db/listen'
import { log } from '@/lib/server/log'
import { keepFresh } from './freshness'

declare global {
  /** When content last changed, in milliseconds since 1970; the page cache serves nothing older. */
  var contentChangedAt: number | undefined
  /** Whether this process hears of changes at present. */
  var hearsContentChanges: boolean | undefined
  /** The origins that the analytics tool of the settings loads from and reports to; the content policies allow them. */
  var analyticsOrigins: string[] | undefined
}

/** How long a render that began before a change may still take. Entries stored until then are outdated too. */
export const MAX_RENDER_MS = 2_000

function markContentChanged(): void {
  globalThis.contentChangedAt = Date.now()
  setTimeout(() => (globalThis.contentChangedAt = Date.now()), MAX_RENDER_MS).unref()
}

const analyticsQuery = `select analytics_tool as "tool", analytics_plausible_domain as "plausibleDomain",
  analytics_plausible_script as "plausibleScript", analytics_ga4_id as "ga4Id" from site_settings limit 1`

/** Reads the analytics settings, which the policy of the next rendered page needs. */
async function readAnalytics(client: pg.Client): Promise<void> {
  const { rows } = await client.query<AnalyticsSettings>(analyticsQuery)
  globalThis.analyticsOrigins = analyticsOrigins(rows[0], env.SITE_URL)
}

/** Marks the content as changed, even when the settings cannot be read. */
async function handleChange(client: pg.Client): Promise<void> {
  await readAnalytics(client).catch((error: unknown) => {
    log.error({ err: error }, 'the analytics settings could not be read')
  })
  markContentChanged()
}

let lastHandled = Promise.resolve()
/** Resolves when each change that was announced until now is handled. */
const handled = () => told().then(() => lastHandled)
let connection = new AbortController()

/** Each connection counts as a change, because notifications may have been missed before it. */
export const contentSubscription: Subscription = {
  channel: 'content_changed',
  onConnect: async (client) => {
    await handleChange(client)
    globalThis.hearsContentChanges = true
    connection = new AbortController()
    // Its failure is that of the connection.
    if (cdnSettings) keepFresh(client, handled, connection.signal).catch(() => undefined)
  },
  onNotification: (_payload, client) => {
    lastHandled = handleChange(client)
  },
  onDisconnect: () => {
    globalThis.hearsContentChanges = false
    connection.abort()
  },
}
