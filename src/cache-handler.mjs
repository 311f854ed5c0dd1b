import { createRequire } from 'node:module'

import { cachedPagePolicy } from './lib/content-policy.mjs'
import { digestsOf } from './lib/cached-scripts.mjs'
import { deferredLoaderDigest, withDeferredScripts } from './lib/deferred-scripts.mjs'

const require = createRequire(import.meta.url)
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache')
const {
  SharedCacheControls,
} = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external')

/**
 * The start of each running render by cache key, in ms since 1970. Bounded, because a render that throws never calls `set`.
 */
const renderStarts = new Map()
const MAX_RENDER_STARTS = 1_000
const MAX_CACHE_CONTROLS = 10_000

function startRender(key) {
  renderStarts.delete(key)
  renderStarts.set(key, Date.now())
  if (renderStarts.size > MAX_RENDER_STARTS) renderStarts.delete(renderStarts.keys().next().value)
}

/** Returns when the render of a page began, or 0 if that is unknown. */
function endRender(key) {
  const startedAt = renderStarts.get(key) ?? 0
  renderStarts.delete(key)
  return startedAt
}

/**
 * Next stores in memory how long the response of every requested path may be cached, and never removes it. Cache entries
 * contain the same, so it can be dropped at any time.
 */
function dropCacheControls(key) {
  const { cacheControls } = SharedCacheControls
  cacheControls.delete(key)
  if (cacheControls.size > MAX_CACHE_CONTROLS) cacheControls.clear()
}

const changedAt = () => globalThis.contentChangedAt ?? 0

/** Whether an entry's `revalidate` time is over: Next still sends it, and renders the page again in the background. */
const isStale = ({ cacheControl, lastModified }) =>
  cacheControl?.revalidate > 0 && lastModified + cacheControl.revalidate * 1_000 < Date.now()

/** How old a page gets while this process hears of no change, before it is rendered again, in milliseconds. */
const MAX_UNHEARD_MS = 1_000
/** When an entry was last rendered again. */
const lastTries = new WeakMap()
/** Entries of what has been removed since. */
const removed = new WeakSet()

/**
 * Returns an entry that Next sends, and renders again in the background, when this process hears of no change and the entry is not of
 * just now. Nobody waits for that, because often nothing is heard while nothing can be read either.
 */
function unlessUnheard(entry) {
  const { cacheControl, lastModified, value } = entry
  if (globalThis.hearsContentChanges !== false || !value || !(cacheControl?.revalidate > 0)) return entry
  const now = Date.now()
  if (now - Math.max(lastModified, lastTries.get(value) ?? 0) < MAX_UNHEARD_MS) return entry
  lastTries.set(value, now)
  return { ...entry, lastModified: now - cacheControl.revalidate * 1_000 - 1 }
}

/**
 * Returns what the page rendered by this request has reported (src/lib/request-report.ts). Next stores a page in the async
 * context of the request that rendered it. Undefined for routes, and outside of a request.
 */
const reportOf = ({ kind }) => (kind === 'APP_PAGE' ? globalThis.requestReports?.getStore() : undefined)

/** Returns the status that keeps a response out of the cache, or undefined. */
const errorStatusOf = (value) => reportOf(value)?.status ?? (value.status >= 400 ? value.status : undefined)

/** Next's own unstyled error pages. They have inline styles, which the policy of the process allows. */
const isBuiltInErrorPage = (key) => /\$\/_(?:not-found|global-error)$/.test(key)

/** Moves the scripts of a page to its end and adds the policy that allows its inline scripts and no others. */
function addPolicy(key, value) {
  if (value?.kind !== 'APP_PAGE' || isBuiltInErrorPage(key)) return value
  const original = String(value.html)
  const html = withDeferredScripts(original)
  const policy = cachedPagePolicy([...digestsOf(html), ...(html === original ? [] : [deferredLoaderDigest])])
  return Object.assign(value, { html, headers: { ...value.headers, 'content-security-policy': policy } })
}

/**
 * Returns the changes that make a response uncacheable. Next would still send the prefetched segments of such a page with
 * 200 and cache headers, so it gets none: the router then requests the whole page.
 */
function uncacheable(key, value, status) {
  const headers = { ...addPolicy(key, value).headers, 'cache-control': 'no-store' }
  return { ...(status && { status }), ...(value.segmentData && { segmentData: undefined }), headers }
}

/** For shared caches: what is not current is sent once, and kept by nobody. */
const revalidated = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** Counts a lookup for the metrics of the process (src/lib/server/process-counts.ts). */
function countLookup(result) {
  if (globalThis.processCounts) globalThis.processCounts.pageCache[result] += 1
}

/**
 * The in-memory cache of pages and of cached routes (sitemaps, feeds, share images).
 *
 * - Nothing older than the last change of content is served (`globalThis.contentChangedAt`, in milliseconds, set by
 *   src/lib/server/cache/content-listener.ts), and no response is stored whose render began before that change. While this process
 *   hears of no change, what is asked for is rendered again each second.
 * - A response with an error status is sent with that status and never stored. While content cannot be read, the last
 *   good response is sent instead.
 * - A page is stored with its content security policy.
 */
export default class PageCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context)
    const isCurrent = entry && entry.lastModified > changedAt() && !(entry.value && removed.has(entry.value))
    const valid = isCurrent ? unlessUnheard(entry) : null
    const result = valid ? (isStale(valid) ? 'stale' : 'hit') : 'miss'
    countLookup(result)
    if (result !== 'hit') startRender(key)
    return valid
  }

  async set(key, value, context) {
    const startedAt = endRender(key)
    dropCacheControls(key)
    // Next stores null for paths that do not exist.
    if (!value) return
    const errorStatus = errorStatusOf(value)
    const isUnreadable = errorStatus >= 500 || (!errorStatus && reportOf(value)?.isIncomplete)
    if (!errorStatus && !isUnreadable) {
      addPolicy(key, value)
      // Without a report it is unknown whether the page could be read.
      const isReported = value.kind !== 'APP_PAGE' || reportOf(value)
      if (isReported && startedAt > changedAt()) return super.set(key, value, context)
      value.headers = { ...value.headers, ...revalidated }
      return
    }
    const known = (await super.get(key, context))?.value
    if (known && !isUnreadable) removed.add(known)
    const lastGood = isUnreadable ? known : undefined
    // Next sends `value`, whether it was stored or not.
    Object.assign(
      value,
      lastGood
        ? { ...lastGood, headers: { ...lastGood.headers, ...revalidated } }
        : uncacheable(key, value, errorStatus),
    )
  }
}
