import { createRequire } from 'node:module'

import { keptPolicy } from './lib/content-policy.mjs'
import { digestsOf } from './lib/inline-scripts.mjs'
import { lateDigest, withLateScripts } from './lib/late-scripts.mjs'

const require = createRequire(import.meta.url)
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache')
const {
  SharedCacheControls,
} = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external')

/** The status that a page claims for itself, in `<main data-status="404">`; undefined for an ordinary page. */
export const statusOf = (html) => {
  const claimed = /<main[^>]*\bdata-status="(404|503)"/.exec(String(html))?.[1]
  return claimed ? Number(claimed) : undefined
}

/** Whether a part of a page says that it could not be read: its footer, or a section. */
const isIncomplete = (html) => /<(footer|section)\b[^>]*\bdata-incomplete="true"/.test(String(html))

/** When each page that is being rendered began. A render that fails leaves its mark, so that there is a limit. */
const begun = new Map()
const mostBegun = 1_000
const mostNotes = 10_000

function begin(key) {
  begun.delete(key)
  begun.set(key, Date.now())
  if (begun.size > mostBegun) begun.delete(begun.keys().next().value)
}

/** Ends a render: when it began, or long ago where nobody knows. */
function end(key) {
  const began = begun.get(key) ?? 0
  begun.delete(key)
  return began
}

/**
 * Next notes for every address that anybody has thought of how long its answer may be kept, and never forgets it. What is
 * kept says so itself, so that the notes may go at any time.
 */
function forget(key) {
  const { cacheControls } = SharedCacheControls
  cacheControls.delete(key)
  if (cacheControls.size > mostNotes) cacheControls.clear()
}

const changedAt = () => globalThis.contentChangedAt ?? 0

/** Old by the clock: Next answers with it once more, and renders it anew meanwhile. */
const isDue = ({ cacheControl, lastModified }) =>
  cacheControl?.revalidate > 0 && lastModified + cacheControl.revalidate * 1_000 < Date.now()

/** The status that keeps an answer out: the page's own claim, or what Next or a route gives; undefined when all is well. */
function failureOf({ kind, html, status }) {
  const claimed = kind === 'APP_PAGE' ? statusOf(html) : undefined
  return claimed ?? (status >= 400 ? status : undefined)
}

/** Next's own bare pages for what it cannot find or finish; styled in the page, and the policy of their own allows it. */
const isBare = (key) => /\$\/_(?:not-found|global-error)$/.test(key)

/**
 * Gives a page its scripts late, and the policy that allows its inline ones and no others; data and pictures get that of
 * the process.
 */
function withPolicy(key, value) {
  if (value?.kind !== 'APP_PAGE' || isBare(key)) return value
  const early = String(value.html)
  const html = withLateScripts(early)
  const policy = keptPolicy([...digestsOf(html), ...(html === early ? [] : [lateDigest])])
  return Object.assign(value, { html, headers: { ...value.headers, 'content-security-policy': policy } })
}

/**
 * An answer that is not kept, not by us and not by anybody else. Next would still hand out its parts with 200 and for an
 * hour, so that it has none: the router, which asks for them ahead, then asks for the page.
 */
function failed(key, value, status) {
  const headers = { ...withPolicy(key, value).headers, 'cache-control': 'no-store' }
  return { ...(status && { status }), ...(value.segmentData && { segmentData: undefined }), headers }
}

/**
 * The pages in memory, and what routes answer in the same way (sitemaps, feeds, pictures to share). Nothing older than
 * the last change of content is served (`contentChangedAt`, in milliseconds, set by src/lib/server/content-listener.ts).
 * What says that it was not found, or could not be read, is answered with that status and never kept: the last good
 * answer stays, and is what a visitor gets while the content cannot be read. Nor is anything kept that was still being
 * rendered, of what it had read before, when content changed. A page is kept with its content policy.
 */
export default class PageCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context)
    const fresh = entry && entry.lastModified > changedAt() ? entry : null
    if (!fresh || isDue(fresh)) begin(key)
    return fresh
  }

  async set(key, value, context) {
    const began = end(key)
    forget(key)
    // What is not there at all is asked for again.
    if (!value) return
    const failure = failureOf(value)
    const unread = failure >= 500 || (value.kind === 'APP_PAGE' && !failure && isIncomplete(value.html))
    if (!failure && !unread) {
      withPolicy(key, value)
      return began > changedAt() && super.set(key, value, context)
    }
    const good = unread ? await super.get(key, context) : null
    // `value` is what Next answers with.
    Object.assign(value, good?.value ?? failed(key, value, failure))
  }
}
