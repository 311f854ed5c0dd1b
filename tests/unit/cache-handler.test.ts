import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { RequestReport } from '@/lib/request-report'
import { context, file, newCache, page, routeContext, type Cache } from '../support/page-cache'
import { withRequestReport } from '../support/request-report'

let cache: Cache
const set = (report: RequestReport, ...args: Parameters<Cache['set']>) =>
  withRequestReport(() => cache.set(...args), report)[0]
/** Like Next on a miss: looks the key up, renders, and stores the result. */
const render = async (
  key: string,
  value: Parameters<Cache['set']>[1],
  its: object,
  report: RequestReport = {},
) => {
  await cache.get(key, its)
  return set(report, key, value, its)
}
const missing = { status: 404 } as const
const unreadable = { status: 503 } as const
const revalidated = { 'cache-control': 'public, max-age=0, must-revalidate' }

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  cache = newCache()
})
afterEach(() => {
  vi.useRealTimers()
  globalThis.contentChangedAt = undefined
  globalThis.hearsContentChanges = undefined
})

describe('routes', () => {
  test('stores a response and drops it when content changes', async () => {
    await render('/kept.xml', file('<a/>'), routeContext)
    expect((await cache.get('/kept.xml', routeContext))?.value).toMatchObject(file('<a/>'))
    globalThis.contentChangedAt = 1_000_000
    expect(await cache.get('/kept.xml', routeContext)).toBeNull()
  })

  test.each([404, 503])('does not store a response with status %d', async (status) => {
    const answer = file('none', status)
    await render(`/${status}.xml`, answer, routeContext)
    expect(answer).toMatchObject({
      status,
      headers: { 'content-type': 'text/xml', 'cache-control': 'no-store' },
    })
    expect(await cache.get(`/${status}.xml`, routeContext)).toBeNull()
  })

  test('sends the last good response when the route fails with 503', async () => {
    await render('/last.xml', file('<good/>'), routeContext)
    const answer = file('later', 503)
    await render('/last.xml', answer, routeContext)
    expect(answer).toMatchObject(file('<good/>'))
  })
})

describe('pages', () => {
  test('stores a page', async () => {
    await render('/kept', page('<main>hola</main>'), context)
    expect((await cache.get('/kept', context))?.value.html).toBe('<main>hola</main>')
  })

  test('drops a page that is older than the last change of content', async () => {
    await render('/old', page('<main>old</main>'), context)
    globalThis.contentChangedAt = 1_000_000
    vi.setSystemTime(1_000_001)
    expect(await cache.get('/old', context)).toBeNull()
    await render('/old', page('<main>new</main>'), context)
    expect((await cache.get('/old', context))?.value.html).toBe('<main>new</main>')
  })

  test('does not store a page whose render began before the last change of content', async () => {
    await cache.get('/slow', context)
    vi.setSystemTime(1_005_000)
    globalThis.contentChangedAt = 1_005_000
    vi.setSystemTime(1_008_000)
    const old = page('<main>old</main>')
    await set({}, '/slow', old, context)
    expect(old.headers).toMatchObject(revalidated)
    expect(await cache.get('/slow', context)).toBeNull()
    await render('/slow', page('<main>new</main>'), context)
    expect((await cache.get('/slow', context))?.value.html).toBe('<main>new</main>')
  })

  test('does not store the second of two parallel renders, whose start time is unknown', async () => {
    await cache.get('/twice', context)
    await set({}, '/twice', page('<main>first</main>'), context)
    globalThis.contentChangedAt = 1_000_000
    vi.setSystemTime(1_000_500)
    await set({}, '/twice', page('<main>second</main>'), context)
    expect(await cache.get('/twice', context)).toBeNull()
  })

  test('sends a missing page with 404 and does not store it', async () => {
    const answer = page('<main>404</main>')
    await render('/missing', answer, context, missing)
    expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
    expect(await cache.get('/missing', context)).toBeNull()
  })

  test('sends an unreadable page with 503 and does not store it', async () => {
    const answer = page('<main>later</main>')
    await render('/unread', answer, context, unreadable)
    expect(answer).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } })
    expect(await cache.get('/unread', context)).toBeNull()
  })

  test('removes the prefetch segments of an error page, which Next would send with 200', async () => {
    for (const report of [missing, unreadable]) {
      const answer = Object.assign(page('<main>none</main>'), {
        segmentData: new Map([['/_tree', Buffer.from('part')]]),
      })
      await render('/parts', answer, context, report)
      expect(answer.segmentData).toBeUndefined()
    }
    const good = Object.assign(page('<main>hola</main>'), { segmentData: new Map([['/_tree', 'part']]) })
    await render('/parts', good, context)
    expect(good.segmentData.get('/_tree')).toBe('part')
  })

  test('keeps and sends the last good page while the page cannot be read', async () => {
    await render('/good', page('<main>good</main>'), context)
    const answer = page('<main>later</main>')
    await render('/good', answer, context, unreadable)
    expect(answer).toMatchObject({ html: '<main>good</main>' })
    expect(answer.status).toBeUndefined()
    // Neither browsers nor shared caches keep it.
    expect(answer.headers).toMatchObject(revalidated)
    const kept = (await cache.get('/good', context))?.value
    expect(kept?.html).toBe('<main>good</main>')
    expect(kept?.headers).not.toHaveProperty('cache-control')
  })

  test('sends the last good page even when content has changed since', async () => {
    await render('/changed', page('<main>good</main>'), context)
    globalThis.contentChangedAt = 1_000_000
    const answer = page('<main>later</main>')
    await render('/changed', answer, context, unreadable)
    expect(answer.html).toBe('<main>good</main>')
    // It stays outdated, so that the next request renders again.
    expect(await cache.get('/changed', context)).toBeNull()
  })

  test('does not store a page with a part that could not be read', async () => {
    const incomplete = { isIncomplete: true }
    const answer = page('<main>hola</main>')
    await render('/part', answer, context, incomplete)
    expect(answer.status).toBeUndefined()
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(await cache.get('/part', context)).toBeNull()

    await render('/part', page('<main>hola</main><footer>complete</footer>'), context)
    const later = page('<main>hola</main>')
    await render('/part', later, context, incomplete)
    expect(later.html).toContain('complete')
  })

  test('does not store a page without a report', async () => {
    await cache.get('/unknown', context)
    await cache.set('/unknown', page('<main>hola</main>'), context)
    expect(await cache.get('/unknown', context)).toBeNull()
  })

  test('ignores the status that the HTML claims', async () => {
    const html = '<main data-status="404"><section data-incomplete="true">hola</section></main>'
    await render('/html', page(html), context)
    expect((await cache.get('/html', context))?.value.html).toBe(html)
  })

  test('sends 404 for a deleted page that was cached', async () => {
    await render('/gone', page('<main>good</main>'), context)
    const answer = page('<main>404</main>')
    await render('/gone', answer, context, missing)
    expect(answer.status).toBe(404)
    expect(answer.html).toContain('404')
  })

  test('does not store a timed revalidation that began before the last change of content', async () => {
    const hourly = { ...context, cacheControl: { revalidate: 3_600 } }
    await render('/hourly', page('<main>old</main>'), hourly)
    vi.setSystemTime(1_000_000 + 3_700_000)
    expect((await cache.get('/hourly', context))?.value.html).toContain('old')
    globalThis.contentChangedAt = Date.now()
    vi.setSystemTime(Date.now() + 5_000)
    await set({}, '/hourly', page('<main>outdated</main>'), hourly)
    expect(await cache.get('/hourly', context)).toBeNull()
  })

  describe('while this process hears of no change', () => {
    const hourly = { ...context, cacheControl: { revalidate: 3_600 } }
    /** How old Next takes an entry for, in seconds. */
    const ageOf = async (key: string) => {
      const { lastModified = NaN } = (await cache.get(key, context)) ?? {}
      return Math.floor((Date.now() - lastModified) / 1_000)
    }

    test('sends a page of more than a second ago, and has it rendered again once a second', async () => {
      await render('/unheard', page('<main>old</main>'), hourly)
      globalThis.hearsContentChanges = false
      expect(await ageOf('/unheard')).toBe(0)
      vi.setSystemTime(1_001_000)
      expect(await ageOf('/unheard')).toBe(3_600)
      expect(await ageOf('/unheard')).toBe(1)
      vi.setSystemTime(1_002_000)
      await render('/unheard', page('<main>new</main>'), hourly)
      expect(await ageOf('/unheard')).toBe(0)
      expect((await cache.get('/unheard', context))?.value.html).toContain('new')
    })

    test('sends the last good page while none can be read', async () => {
      await render('/down', page('<main>good</main>'), hourly)
      globalThis.hearsContentChanges = false
      vi.setSystemTime(1_001_000)
      await render('/down', page('<main>later</main>'), hourly, unreadable)
      expect((await cache.get('/down', context))?.value.html).toContain('good')
    })

    test('drops a page that is gone', async () => {
      await render('/removed', page('<main>old</main>'), hourly)
      globalThis.hearsContentChanges = false
      vi.setSystemTime(1_001_000)
      await render('/removed', page('<main>404</main>'), hourly, missing)
      expect(await cache.get('/removed', context)).toBeNull()
    })
  })

  test('stores nothing for a path without a response', async () => {
    await render('/nothing', null, context)
    expect(await cache.get('/nothing', context)).toBeNull()
  })

  test('does not grow for unknown paths, including the cache controls of Next', async () => {
    const { cacheControls } = SharedCacheControls as unknown as { cacheControls: Map<string, object> }
    const memory = getMemoryCache(1)
    const before = [memory.size, memory.currentSize, cacheControls.size]
    for (let count = 0; count < 3_000; count++) {
      const path = `/unknown/${count}`
      const isPage = count % 2 === 1
      await cache.get(path, context)
      cacheControls.set(path, { revalidate: 3_600 })
      await render(
        path,
        isPage ? page('<main>404</main>') : file('none', 404),
        context,
        isPage ? missing : {},
      )
    }
    expect([memory.size, memory.currentSize, cacheControls.size]).toEqual(before)
  })
})
