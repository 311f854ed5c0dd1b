import { setTimeout as sleep } from 'node:timers/promises'

import { createLocalReq, type Payload } from 'payload'

import { cdnSettings } from '@/env'
import { autocommit, sql } from '@/lib/server/db/sql'
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

/** Changes within this time are purged together, in milliseconds. */
const BATCH_MS = 250
/** How often the CDN is purged while this process can't hear of changes, in milliseconds. */
const UNHEARD_MS = 2_000

/**
 * Purges the CDN for each change of content, of which the worker hears as web processes do: at once rather than by a job, so that
 * neither a slow queue nor the end of another worker delays it. A purge that fails becomes a job, which is tried again; one that
 * can't be queued either ends the connection. A connection counts as a change, because notifications may have been missed before
 * it. While there is none and the database answers all the same, any moment may be that of a change.
 */
export function purgeSubscription(payload: Payload, stopping: AbortSignal): Subscription {
  const queuePurge = async () => enqueue(await createLocalReq({}, payload), 'purge-cdn', [{}])
  let isBatchOpen = false
  let unheard: NodeJS.Timeout | undefined
  const purgeSoon = async () => {
    if (isBatchOpen) return
    isBatchOpen = true
    await sleep(BATCH_MS)
    isBatchOpen = false
    await keepRunning(purgeCdn().catch(queuePurge))
  }
  const purgeUnheard = () => autocommit(payload, sql`select 1`).then(purgeSoon)
  return {
    channel: 'content_changed',
    onConnect: async () => {
      await queuePurge()
      clearInterval(unheard)
    },
    onNotification: (_payload, client) => void purgeSoon().catch(() => client.end()),
    onDisconnect: () => {
      clearInterval(unheard)
      if (stopping.aborted) return
      unheard = setInterval(() => void purgeUnheard().catch(() => undefined), UNHEARD_MS).unref()
    },
  }
}

const running = new Set<Promise<void>>()

const keepRunning = (work: Promise<void>) => {
  running.add(work)
  return work.finally(() => running.delete(work))
}

/** Resolves when the purges that this process has begun are done. */
export const purgesDone = () => Promise.allSettled(running)
