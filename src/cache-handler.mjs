import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache')

/** The status that a page claims for itself, in `<main data-status="404">`; undefined for an ordinary page. */
export const statusOf = (html) => {
  const claimed = /<main[^>]*\bdata-status="(404|503)"/.exec(String(html))?.[1]
  return claimed ? Number(claimed) : undefined
}

/** Whether a part of a page says that it could not be read: its footer, or a section. */
const isIncomplete = (html) => /<(footer|section)\b[^>]*\bdata-incomplete="true"/.test(String(html))

/** When each page was last found missing, and so began to be rendered; forgotten at once when there are too many. */
const begun = new Map()
const mostBegun = 10_000

function begin(key) {
  if (begun.size >= mostBegun) begun.clear()
  begun.set(key, Date.now())
}

const changedAt = () => globalThis.contentChangedAt ?? 0

/**
 * The pages in memory. Nothing older than the last change of content is served (`contentChangedAt`, in milliseconds,
 * set by src/lib/server/content-listener.ts). A page that says it was not found, or could not be read, is answered with
 * that status and never kept: the last good page stays, and is what a visitor gets while the content cannot be read.
 * Nor is a page kept that was still being rendered, of what it had read before, when content changed.
 */
export default class PageCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context)
    const fresh = entry && entry.lastModified > changedAt() ? entry : null
    if (!fresh) begin(key)
    return fresh
  }

  async set(key, value, context) {
    const isPage = value?.kind === 'APP_PAGE'
    const status = isPage ? statusOf(value.html) : undefined
    const unread = status === 503 || (isPage && status !== 404 && isIncomplete(value.html))
    if (!status && !unread)
      return (begun.get(key) ?? Infinity) > changedAt() && super.set(key, value, context)
    const good = unread ? await super.get(key, { kind: 'APP_PAGE', isFallback: false }) : null
    const failed = { ...(status && { status }), headers: { ...value.headers, 'cache-control': 'no-store' } }
    // `value` is what Next answers with.
    Object.assign(value, good?.value ?? failed)
  }
}
