import { setTimeout as sleep } from 'node:timers/promises'

import { samplePost } from '../../scripts/bench/sample-post'
import type { ClusterSite } from './cluster-site'
import { frontFetch } from './front-fetch'
import { startSession } from './session'
import type { Tally } from './tally'

/** How long after it was acknowledged a reader may see what was there before, in milliseconds. */
const limits = { web: 2_000, varnish: 5_000 }
/** How much longer while the connections that listen have fallen silent, which is noticed after this time (db/listen.ts). */
const UNNOTICED_MS = 7_000
/** How much longer while Varnish takes no purge: that of the next change, or one that is tried again, is in time. */
const UNPURGED_MS = 20_000
/** How long readers go on after that. */
const MORE_MS = 2_000
const POLL_MS = 250
/** Fewer than the site lets one person publish. */
const PAUSE_MS = 1_000

const title = (number: number) => `Change ${number} of the fault tests`
const numberIn = (page: string) => Number(/Change (\d+) of the fault tests/.exec(page)?.[1] ?? NaN)

/** Starts an editor who changes a post again and again, and readers who look for each change at every web process and at Varnish. */
export async function startPublishing(
  { url, password, webUrls, varnishUrl, database, fronts }: ClusterSite,
  tally: Tally,
) {
  const team = await startSession(url, 'team@puente.example', password, frontFetch)
  const post = samplePost(Date.now())
  const created = await team.rest('/api/posts?locale=en&depth=0', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...post, title: title(0) }),
  })
  const { doc } = (await created.json()) as { doc: { id: string } }
  const path = `/blog/${post.slug}`
  let isOpen = true
  let stored = 0

  const publish = (number: number) =>
    team.rest(`/api/posts/${doc.id}?locale=en&depth=0`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: title(number), _status: 'published' }),
    })
  /** Reads until long after the change must be there. Answers that fail say nothing. */
  const watch = async (where: keyof typeof limits, reader: string, number: number, since: number) => {
    let isSeen = false
    let limit = limits[where]
    for (let after = 0; after < limit + MORE_MS; after = performance.now() - since) {
      if (database.lines.listening.state() === 'silent') limit = limits[where] + UNNOTICED_MS
      if (where === 'varnish' && fronts.lines.purge.state() !== 'open') limit = after + UNPURGED_MS
      const answer = await fetch(reader + path, {
        headers: { 'x-forwarded-for': `10.9.${number % 250}.1` },
        signal: AbortSignal.timeout(10_000),
      }).catch(() => undefined)
      const found = answer?.ok ? numberIn(await answer.text().catch(() => '')) : NaN
      if (answer?.headers.get('x-cache') === 'HIT') tally.add('kept')
      if (found >= number && !isSeen) tally.longest(`seen ${where}`, performance.now() - since)
      isSeen ||= found >= number
      if (found < number && after > limit) {
        tally.add(`late ${where}`)
        console.log(`  late: ${reader} shows change ${found} of ${number} after ${Math.round(after)} ms`)
        return
      }
      await sleep(POLL_MS)
    }
    if (isSeen) tally.add(`read ${where}`)
  }
  const running = (async () => {
    for (let number = 1; isOpen; number += 1) {
      const since = await publish(number).then(() => performance.now(), tally.refused)
      if (since !== undefined) {
        stored = number
        tally.add('published')
        const readers = webUrls.map((web) => watch('web', web, number, since))
        await Promise.all([...readers, watch('varnish', varnishUrl, number, since)])
      }
      await sleep(PAUSE_MS)
    }
  })()
  return {
    team,
    /** Returns the number of the last change that was acknowledged, and the one that is stored. */
    compare: async () => {
      const answer = await team.get(`/api/posts/${doc.id}?locale=en&depth=0`)
      return { acknowledged: stored, found: numberIn(await answer.text()) }
    },
    stop: async () => {
      isOpen = false
      await running
    },
  }
}
