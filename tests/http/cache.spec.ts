import { expect, test } from '@playwright/test'

import { getFromCache, rows, visitor } from '../support/http'

const plain = { maxRedirects: 0 }

for (const path of ['/', '/careers', '/es/careers', '/resources/page/1'])
  test(`a cached page contains no query of the visitor who filled the cache: ${path}`, async () => {
    const [first, next] = [await visitor(), await visitor()]
    const secret = crypto.randomUUID()
    let filled = ''
    let sent = ''
    // Repeated until one visitor fills the cache and the next reads it, because other tests read and change pages too.
    await expect(async () => {
      await rows(`select pg_notify('content_changed', '')`)
      const answer = await first.get(`${path}?email=${secret}@x.example&_rsc=${secret}`, plain)
      expect(answer.headers()['x-nextjs-cache']).toBe('MISS')
      filled = await answer.text()
      const kept = await next.get(path, plain)
      expect(kept.headers()['x-nextjs-cache']).toBe('HIT')
      sent = await kept.text()
    }).toPass()
    expect(filled).not.toContain(secret)
    expect(sent).not.toContain(secret)
  })

for (const path of ['/', '/es/careers'])
  test(`a page is sent from the cache after its first request: ${path}`, async () => {
    const anyone = await visitor()
    await expect(async () => {
      const answer = await getFromCache(anyone, path)
      expect([answer.status(), answer.headers()['x-nextjs-cache']]).toEqual([200, 'HIT'])
    }).toPass()
  })

test('a search reads its query, and a redirect keeps it', async () => {
  const anyone = await visitor()
  const secret = crypto.randomUUID()
  expect(await (await anyone.get(`/resources/search?q=${secret}`)).text()).toContain(secret)
  for (const [from, to] of [
    ['/blog', '/resources'],
    ['/es/blog', '/es/resources'],
    ['/en', '/'],
    ['/en/careers', '/careers'],
    ['/careers/', '/careers'],
  ] as const) {
    const { location } = (await anyone.get(`${from}?utm_source=${secret}`, plain)).headers()
    expect(location).toBe(`${to}?utm_source=${secret}`)
  }
})
