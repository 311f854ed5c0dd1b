import { setTimeout as sleep } from 'node:timers/promises'

import { createLocalReq, type Payload } from 'payload'

import { cdnSettings } from '@/env'
import type { Subscription } from '@/lib/server/db/listen'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { MAX_RENDER_MS } from './content-listener'
import { purge } from './cdn'
import { LEASE_MS } from './freshness'

/**
 * Purges the CDN when every web process has heard of the change, and again when none renders a page of before any more. Does
 * nothing when there is no CDN (any more).
 */
export async function purgeCdn(): Promise<void> {
  if (!cdnSettings) return
  await sleep(LEASE_MS)
  await purge(cdnSettings)
  await sleep(MAX_RENDER_MS)
  await purge(cdnSettings)
}

/**
 * Queues a purge for each change of content: the worker hears of it as web processes do. A connection counts as a change,
 * because notifications may have been missed before it; so a purge that could not be queued ends the connection.
 */
export function purgeSubscription(payload: Payload): Subscription {
  const queuePurge = async () => enqueue(await createLocalReq({}, payload), 'purge-cdn', [{}])
  return {
    channel: 'content_changed',
    onConnect: queuePurge,
    onNotification: (_payload, client) => void queuePurge().catch(() => client.end()),
  }
}
