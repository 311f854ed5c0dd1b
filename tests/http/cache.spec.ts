import { expect, test } from '@playwright/test'

import { rows, visitor } from '../support/http'

const plain = { maxRedirects: 0 }

for (const path of ['/', '/careers', '/es/careers', '/resources/page/1'])
  test(`whoever fills the cache leaves no query in ${path}`, async () => {
    const [first, next] = [await visitor(), await visitor()]
    const secret = crypto.randomUUID()
    let filled = ''
    // Asked again until this visitor is the one: tests beside this one read pages too.
    await expect(async () => {
      await rows(`select pg_notify('content_changed', '')`)
      const answer = await first.get(`${path}?email=${secret}@x.example&_rsc=${secret}`, plain)
      expect(answer.headers()['x-nextjs-cache']).toBe('MISS')
      filled = await answer.text()
    }).toPass()
    expect(filled).not.toContain(secret)
    const kept = await next.get(path, plain)
    expect(kept.status()).toBeLessThan(400)
    expect(await kept.text()).not.toContain(secret)
  })

test('a search reads its query, and an address that has moved keeps it', async () => {
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
