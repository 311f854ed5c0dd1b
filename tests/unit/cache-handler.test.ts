import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { statusOf } from '@/cache-handler.mjs'
import {
  asRoute,
  context,
  file,
  missing,
  newCache,
  page,
  unreadable,
  type Cache,
} from '../support/page-cache'

let cache: Cache
/** As Next does it: what is not there is asked for, rendered, and handed over. */
const render: Cache['set'] = async (key, value, its) => {
  await cache.get(key, its)
  return cache.set(key, value, its)
}
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  cache = newCache()
})
afterEach(() => {
  vi.useRealTimers()
  globalThis.contentChangedAt = undefined
})

describe('files that routes make', () => {
  test('are kept as they are, and dropped when content changes', async () => {
    await render('/kept.xml', file('<a/>'), asRoute)
    expect((await cache.get('/kept.xml', asRoute))?.value).toMatchObject(file('<a/>'))
    globalThis.contentChangedAt = 1_000_000
    expect(await cache.get('/kept.xml', asRoute)).toBeNull()
  })

  test.each([404, 503])('are not kept with status %d', async (status) => {
    const answer = file('none', status)
    await render(`/${status}.xml`, answer, asRoute)
    expect(answer).toMatchObject({
      status,
      headers: { 'content-type': 'text/xml', 'cache-control': 'no-store' },
    })
    expect(await cache.get(`/${status}.xml`, asRoute)).toBeNull()
  })

  test('are answered as they last were when they cannot be made', async () => {
    await render('/last.xml', file('<good/>'), asRoute)
    const answer = file('later', 503)
    await render('/last.xml', answer, asRoute)
    expect(answer).toMatchObject(file('<good/>'))
  })
})

describe('the page cache', () => {
  test('keeps an ordinary page', async () => {
    await render('/kept', page('<main>hola</main>'), context)
    expect((await cache.get('/kept', context))?.value.html).toBe('<main>hola</main>')
  })

  test('forgets what is older than the last change of content, and keeps what came after', async () => {
    await render('/old', page('<main>old</main>'), context)
    globalThis.contentChangedAt = 1_000_000
    vi.setSystemTime(1_000_001)
    expect(await cache.get('/old', context)).toBeNull()
    await render('/old', page('<main>new</main>'), context)
    expect((await cache.get('/old', context))?.value.html).toBe('<main>new</main>')
  })

  test('does not keep a page that began before the last change of content, however long it took', async () => {
    await cache.get('/slow', context)
    vi.setSystemTime(1_005_000)
    globalThis.contentChangedAt = 1_005_000
    vi.setSystemTime(1_008_000)
    await cache.set('/slow', page('<main>old</main>'), context)
    expect(await cache.get('/slow', context)).toBeNull()
    await render('/slow', page('<main>new</main>'), context)
    expect((await cache.get('/slow', context))?.value.html).toBe('<main>new</main>')
  })

  test('does not keep the later of two renders of one page, of which nobody knows what it had read', async () => {
    await cache.get('/twice', context)
    await cache.set('/twice', page('<main>first</main>'), context)
    globalThis.contentChangedAt = 1_000_000
    vi.setSystemTime(1_000_500)
    await cache.set('/twice', page('<main>second</main>'), context)
    expect(await cache.get('/twice', context)).toBeNull()
  })

  test('answers a missing page with 404 and does not keep it', async () => {
    const answer = missing()
    await render('/missing', answer, context)
    expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
    expect(await cache.get('/missing', context)).toBeNull()
  })

  test('answers a page that could not be read with 503 and does not keep it', async () => {
    const answer = unreadable()
    await render('/unread', answer, context)
    expect(answer).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } })
    expect(await cache.get('/unread', context)).toBeNull()
  })

  test('hands out no parts of a page that failed, which Next would answer with 200 for an hour', async () => {
    for (const value of [missing(), unreadable()]) {
      const answer = Object.assign(value, { segmentData: new Map([['/_tree', Buffer.from('part')]]) })
      await render('/parts', answer, context)
      expect(answer.segmentData).toBeUndefined()
    }
    const good = Object.assign(page('<main>hola</main>'), { segmentData: new Map([['/_tree', 'part']]) })
    await render('/parts', good, context)
    expect(good.segmentData.get('/_tree')).toBe('part')
  })

  test('leaves and answers the last good page when it cannot be read any more', async () => {
    await render('/good', page('<main>good</main>'), context)
    const answer = unreadable()
    await render('/good', answer, context)
    expect(answer).toMatchObject({ html: '<main>good</main>' })
    expect(answer.status).toBeUndefined()
    expect(answer.headers).not.toHaveProperty('cache-control')
    expect((await cache.get('/good', context))?.value.html).toBe('<main>good</main>')
  })

  test('answers the last good page even when content has changed since', async () => {
    await render('/changed', page('<main>good</main>'), context)
    globalThis.contentChangedAt = 1_000_000
    const answer = unreadable()
    await render('/changed', answer, context)
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
    await render(`/${part}`, answer, context)
    expect(answer.status).toBeUndefined()
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(await cache.get(`/${part}`, context)).toBeNull()

    await render(`/${part}`, page('<main>hola</main><footer>all of it</footer>'), context)
    const later = page(html)
    await render(`/${part}`, later, context)
    expect(later.html).toContain('all of it')
  })

  test('keeps a page that only speaks of what is incomplete', async () => {
    const html =
      '<main><section><p data-incomplete="true">&lt;section data-incomplete="true"&gt;</p></section></main>'
    await render('/spoken', page(html), context)
    expect((await cache.get('/spoken', context))?.value.html).toBe(html)
  })

  test('a page that is gone is gone, whatever was kept', async () => {
    await render('/gone', page('<main>good</main>'), context)
    const answer = missing()
    await render('/gone', answer, context)
    expect(answer.status).toBe(404)
    expect(answer.html).toContain('404')
  })

  test('does not keep a page that was old by the clock, and whose render began before content changed', async () => {
    const hourly = { ...context, cacheControl: { revalidate: 3_600 } }
    await render('/hourly', page('<main>old</main>'), hourly)
    vi.setSystemTime(1_000_000 + 3_700_000)
    expect((await cache.get('/hourly', context))?.value.html).toContain('old')
    globalThis.contentChangedAt = Date.now()
    vi.setSystemTime(Date.now() + 5_000)
    await cache.set('/hourly', page('<main>what was read before</main>'), hourly)
    expect(await cache.get('/hourly', context)).toBeNull()
  })

  test('keeps nothing at all for an address that has nothing', async () => {
    await render('/nothing', null, context)
    expect(await cache.get('/nothing', context)).toBeNull()
  })

  test('leaves no trace of addresses that are not there, in what Next notes either', async () => {
    const { cacheControls } = SharedCacheControls as unknown as { cacheControls: Map<string, object> }
    const memory = getMemoryCache(1)
    const before = [memory.size, memory.currentSize, cacheControls.size]
    for (let count = 0; count < 3_000; count++) {
      const [address, answer] = [`/unknown/${count}`, count % 2 ? missing() : file('none', 404)]
      await cache.get(address, context)
      cacheControls.set(address, { revalidate: 3_600 })
      await render(address, answer, context)
    }
    expect([memory.size, memory.currentSize, cacheControls.size]).toEqual(before)
  })

  test('reads the status from the page’s own main alone', () => {
    expect(statusOf('<main id="content" data-status="404" class="page">')).toBe(404)
    expect(statusOf('<main data-status="503">')).toBe(503)
    expect(statusOf('<main><p data-status="404"></p></main>')).toBeUndefined()
    expect(statusOf('<p>&lt;main data-status="404"&gt;</p>')).toBeUndefined()
    expect(statusOf('<main data-status="500">')).toBeUndefined()
  })
})
