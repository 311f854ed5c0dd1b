import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import PageCache, { statusOf } from '@/cache-handler.mjs'

type Page = { kind: 'APP_PAGE'; html: string; status?: number; headers?: Record<string, string> }
type Cache = {
  get: (key: string, context: object) => Promise<{ value: Page } | null>
  set: (key: string, value: Page | null, context: object) => Promise<void>
}

const context = { kind: 'APP_PAGE', isFallback: false }
const page = (html: string): Page => ({ kind: 'APP_PAGE', html })
const missing = () => page('<main class="page" data-status="404">404</main>')
const unreadable = () => page('<main id="content" data-status="503">later</main>')
const noFiles = { readFile: () => Promise.reject(new Error('none')), existsSync: () => false }

/** Next's own cache, in memory only, as next.config.mjs asks for. Each test has keys of its own: the memory is one. */
const newCache = () =>
  new PageCache({
    fs: noFiles,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
  } as never) as unknown as Cache

let cache: Cache
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  cache = newCache()
})
afterEach(() => {
  vi.useRealTimers()
  globalThis.contentChangedAt = undefined
})

describe('the page cache', () => {
  test('keeps an ordinary page', async () => {
    await cache.set('/kept', page('<main>hola</main>'), context)
    expect((await cache.get('/kept', context))?.value.html).toBe('<main>hola</main>')
  })

  test('forgets what is older than the last change of content, and keeps what came after', async () => {
    await cache.set('/old', page('<main>old</main>'), context)
    globalThis.contentChangedAt = 1_000_000
    vi.setSystemTime(1_000_001)
    expect(await cache.get('/old', context)).toBeNull()
    await cache.set('/old', page('<main>new</main>'), context)
    expect((await cache.get('/old', context))?.value.html).toBe('<main>new</main>')
  })

  test('does not keep a page that began before the last change of content, however long it took', async () => {
    await cache.get('/slow', context)
    vi.setSystemTime(1_005_000)
    globalThis.contentChangedAt = 1_005_000
    vi.setSystemTime(1_008_000)
    await cache.set('/slow', page('<main>old</main>'), context)
    expect(await cache.get('/slow', context)).toBeNull()
    await cache.set('/slow', page('<main>new</main>'), context)
    expect((await cache.get('/slow', context))?.value.html).toBe('<main>new</main>')
  })

  test('answers a missing page with 404 and does not keep it', async () => {
    const answer = missing()
    await cache.set('/missing', answer, context)
    expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
    expect(await cache.get('/missing', context)).toBeNull()
  })

  test('answers a page that could not be read with 503 and does not keep it', async () => {
    const answer = unreadable()
    await cache.set('/unread', answer, context)
    expect(answer).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } })
    expect(await cache.get('/unread', context)).toBeNull()
  })

  test('leaves and answers the last good page when it cannot be read any more', async () => {
    await cache.set('/good', page('<main>good</main>'), context)
    const answer = unreadable()
    await cache.set('/good', answer, context)
    expect(answer).toMatchObject({ html: '<main>good</main>' })
    expect(answer.status).toBeUndefined()
    expect(answer.headers).toBeUndefined()
    expect((await cache.get('/good', context))?.value.html).toBe('<main>good</main>')
  })

  test('answers the last good page even when content has changed since', async () => {
    await cache.set('/changed', page('<main>good</main>'), context)
    globalThis.contentChangedAt = 1_000_000
    const answer = unreadable()
    await cache.set('/changed', answer, context)
    expect(answer.html).toBe('<main>good</main>')
    // Still old: the next visitor has it read again.
    expect(await cache.get('/changed', context)).toBeNull()
  })

  test.each([
    ['frame', '<main>hola</main><footer class="footer" data-incomplete="true">'],
    [
      'section',
      '<main><section class="voice" aria-label="a &gt; b" data-incomplete="true">none</section></main>',
    ],
  ])('does not keep a page whose %s could not be read', async (part, html) => {
    const answer = page(html)
    await cache.set(`/${part}`, answer, context)
    expect(answer.status).toBeUndefined()
    expect(answer.headers).toEqual({ 'cache-control': 'no-store' })
    expect(await cache.get(`/${part}`, context)).toBeNull()

    await cache.set(`/${part}`, page('<main>hola</main><footer>all of it</footer>'), context)
    const later = page(html)
    await cache.set(`/${part}`, later, context)
    expect(later.html).toContain('all of it')
  })

  test('keeps a page that only speaks of what is incomplete', async () => {
    const html =
      '<main><section><p data-incomplete="true">&lt;section data-incomplete="true"&gt;</p></section></main>'
    await cache.set('/spoken', page(html), context)
    expect((await cache.get('/spoken', context))?.value.html).toBe(html)
  })

  test('a page that is gone is gone, whatever was kept', async () => {
    await cache.set('/gone', page('<main>good</main>'), context)
    const answer = missing()
    await cache.set('/gone', answer, context)
    expect(answer.status).toBe(404)
    expect(answer.html).toContain('404')
  })

  test('reads the status from the page’s own main alone', () => {
    expect(statusOf('<main id="content" data-status="404" class="page">')).toBe(404)
    expect(statusOf('<main data-status="503">')).toBe(503)
    expect(statusOf('<main><p data-status="404"></p></main>')).toBeUndefined()
    expect(statusOf('<p>&lt;main data-status="404"&gt;</p>')).toBeUndefined()
    expect(statusOf('<main data-status="500">')).toBeUndefined()
  })
})
