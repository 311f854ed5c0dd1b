import { type RequestListener } from 'node:http'

import { sendRequest, expect, test } from '../support/front'

/** The headers of a cached page of Next. */
const isr = { 'cache-control': 's-maxage=3600, stale-while-revalidate=31532400', 'content-type': 'text/html' }

/** Answers each request differently. */
const counting =
  (headers: Record<string, string> = isr, status = 200): RequestListener =>
  (_request, response) => {
    answered += 1
    response.writeHead(status, headers).end(`answer ${answered}`)
  }
let answered = 0

test.describe('a public page', () => {
  test('is requested once for parallel visitors', async ({ front }) => {
    front.respondWith((request, response) => void setTimeout(() => counting()(request, response), 200))
    let tries = 0
    // An entry may expire before the last of them arrives.
    await expect(async () => {
      const path = `/post-${(tries += 1)}`
      const answers = await Promise.all(Array.from({ length: 20 }, () => sendRequest(front.url + path)))
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect(front.requests.filter((one) => one.path === path)).toHaveLength(1)
    }).toPass()
  })

  test('is requested again a moment later, even if it was a 404', async ({ front }) => {
    for (const status of [200, 404]) {
      front.respondWith(counting(status === 404 ? { 'cache-control': 'no-store' } : isr, status))
      const path = `${front.url}/post-${status}`
      const first = await sendRequest(path)
      expect(first.status).toBe(status)
      expect(first.headers['x-cache']).toBe('MISS')
      const kept = await sendRequest(path)
      // The machine may have paused for a second between the two.
      if (kept.headers['x-cache'] === 'HIT') expect(kept.text).toBe(first.text)
      await expect.poll(async () => (await sendRequest(path)).text).not.toBe(first.text)
    }
    await expect(async () => {
      const hits = await Promise.all(Array.from({ length: 10 }, () => sendRequest(`${front.url}/post-404`)))
      expect(hits.map(({ headers }) => headers['x-cache'])).toContain('HIT')
    }).toPass()
  })

  test('is requested once, whatever its query and the router headers of a visitor', async ({ front }) => {
    front.respondWith(counting())
    const texts = async (asks: [path: string, headers: Record<string, string>][]) => {
      const answers = await Promise.all(
        asks.map(([path, headers]) => sendRequest(front.url + path, { headers })),
      )
      return new Set(answers.map(({ text }) => text)).size
    }
    // An entry may expire between two requests.
    const once = (...asks: Parameters<typeof texts>[0]) =>
      expect(async () => expect(await texts(asks)).toBe(1)).toPass()
    const router = { rsc: '1', 'next-url': '/' }
    await once(
      ['/about', {}],
      ['/about?r=1', {}],
      ['/about?_rsc=2', { rsc: '2' }],
      ['/about', { 'next-url': '3' }],
    )
    await once(['/about?_rsc=a', router], ['/about?r=1&_rsc=a&r=2', router])
    await once(['/icon-192.png', {}], ['/icon-192.png?r=1', {}])
    await once(['/api/blog-images/file/x.webp', {}], ['/api/blog-images/file/x.webp?r=1', {}])
    await once(['/art/x.svg?v=1', {}], ['/art/x.svg?r=1&v=1&r=2', {}])
    await once(['/_next/static/x.js', {}], ['/_next/static/x.js?r=1', {}])

    const apart = [
      ['/apart', {}],
      ['/apart?_rsc=a', router],
      ['/apart?_rsc=b', router],
      ['/apart?_rsc=a', { ...router, 'next-router-segment-prefetch': '/_tree' }],
      ['/art/apart.svg?v=1', {}],
      ['/art/apart.svg?v=2', {}],
    ] satisfies Parameters<typeof texts>[0]
    expect(await texts(apart)).toBe(apart.length)
    const pictures = front.requests.map(({ path }) => path).filter((path) => /^\/(art|api)/.test(path))
    expect(new Set(pictures)).toEqual(
      new Set(['/api/blog-images/file/x.webp', '/art/x.svg?v=1', '/art/apart.svg?v=1', '/art/apart.svg?v=2']),
    )
  })

  test('is not cached when it redirects, because the query is part of the target', async ({ front }) => {
    front.respondWith(({ url }, response) => {
      response.writeHead(301, { 'cache-control': 'public, max-age=0', location: `/to${url}` }).end()
    })
    for (const path of ['/old?a=1', '/old?a=2', '/old'])
      expect((await sendRequest(front.url + path)).headers.location).toBe(`/to${path}`)
  })

  test('is revalidated by browsers, and files keep their own cache headers', async ({ front }) => {
    front.respondWith(counting())
    const shown = async (path: string) => (await sendRequest(front.url + path)).headers['cache-control']
    expect(await shown('/')).toBe('public, max-age=0, must-revalidate')
    front.respondWith(counting({ 'cache-control': 'public, max-age=3600' }))
    expect(await shown('/icon.svg')).toBe('public, max-age=3600')
  })

  test('may be kept by a CDN that is purged, but not when it is stale', async ({ front }) => {
    const control = 'public, max-age=0, s-maxage=600'
    front.respondWith(counting({ ...isr, 'cache-control': control, 'surrogate-key': 'puente' }))
    const first = await sendRequest(`${front.url}/post`)
    expect(first.headers).toMatchObject({ 'cache-control': control, 'surrogate-key': 'puente' })
    front.respondWith((_request, response) => void response.writeHead(503).end('broken'))
    await expect
      .poll(async () => (await sendRequest(`${front.url}/post`)).headers)
      .toMatchObject({ 'x-cache': 'STALE', 'cache-control': 'public, max-age=0, must-revalidate' })
  })

  test('is served stale while the site is down, and is a 503 if it was not cached', async ({ front }) => {
    front.respondWith(counting())
    const { text } = await sendRequest(`${front.url}/seen`)
    for (const status of [500, 503]) {
      front.respondWith((_request, response) => void response.writeHead(status).end('broken'))
      await expect.poll(async () => (await sendRequest(`${front.url}/seen`)).headers['x-cache']).toBe('STALE')
      expect(await sendRequest(`${front.url}/seen`)).toMatchObject({ status: 200, text })
    }
    front.respondWith((request) => void request.destroy())
    expect(await sendRequest(`${front.url}/seen`)).toMatchObject({ status: 200, text })
    await front.close()
    expect(await sendRequest(`${front.url}/seen`)).toMatchObject({ status: 200, text })

    const unseen = await sendRequest(`${front.url}/unseen`, { headers: { accept: 'text/html' } })
    expect(unseen.status).toBe(503)
    expect(unseen.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(unseen.text).toContain('lang="es"')
    const call = await sendRequest(`${front.url}/api/lead-capture`, { method: 'POST', body: '{}' })
    expect(call.status).toBe(503)
    expect(JSON.parse(call.text)).toEqual({ success: false, error: 'unavailable' })
  })

  test('passes on a 503 of the site if it was not cached', async ({ front }) => {
    front.respondWith(counting({ 'cache-control': 'no-store' }, 503))
    const [first, second] = [await sendRequest(`${front.url}/new`), await sendRequest(`${front.url}/new`)]
    expect([first.status, second.status]).toEqual([503, 503])
    expect(second.text).not.toBe(first.text)
  })
})

test.describe('a personal page', () => {
  const theirs: Record<string, string>[] = [
    { cookie: 'puente-token=abc' },
    { cookie: '__Host-puente-token=abc' },
    { cookie: 'a=b; puente-token=abc; c=d' },
    { cookie: '__prerender_bypass=abc' },
    { cookie: '__next_preview_data=abc' },
    { authorization: 'JWT abc' },
    { authorization: '0' },
  ]
  test('is neither cached nor served from the cache: sessions, drafts, tokens', async ({ front }) => {
    front.respondWith((request, response) => {
      const whose = request.headers.cookie ?? request.headers.authorization ?? 'everybody'
      response.writeHead(200, isr).end(`for ${whose}`)
    })
    for (const headers of theirs) {
      const own = `for ${Object.values(headers)[0]}`
      const asVisitor = async () => (await sendRequest(`${front.url}/post`)).text
      const asThem = async () => (await sendRequest(`${front.url}/post`, { headers })).text
      // Before visitors, after them, and while their page is cached.
      expect(await asThem()).toBe(own)
      expect(await asVisitor()).toBe('for everybody')
      expect(await asThem()).toBe(own)
      expect(await asVisitor()).toBe('for everybody')
      const answer = await sendRequest(`${front.url}/post`, { headers })
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
  })

  test('never sends a cookie to another visitor', async ({ front }) => {
    front.respondWith((_request, response) => {
      answered += 1
      response.writeHead(200, { ...isr, 'set-cookie': `visit=${answered}` }).end(`answer ${answered}`)
    })
    const [first, second] = [await sendRequest(`${front.url}/post`), await sendRequest(`${front.url}/post`)]
    expect(second.text).not.toBe(first.text)
    expect(second.headers['set-cookie']).not.toEqual(first.headers['set-cookie'])
  })

  const places = ['admin', 'api/x', 'auth/x', 'dashboard', 'proposal/1', 'resources/search', 'contact/retry']
  for (const prefix of ['/', '/es/', '//', '/%61/../'])
    test(`is never cached below ${prefix}`, async ({ front }) => {
      front.respondWith(counting())
      for (const place of places) {
        const url = front.url + prefix + place
        expect((await sendRequest(url)).text, url).not.toBe((await sendRequest(url)).text)
      }
    })

  test('is not cached if it has a nonce, whatever its cache headers', async ({ front }) => {
    front.respondWith(counting({ ...isr, 'content-security-policy': `script-src 'self' 'nonce-abc'` }))
    expect((await sendRequest(`${front.url}/new`)).text).not.toBe(
      (await sendRequest(`${front.url}/new`)).text,
    )
    front.respondWith(counting({ 'content-security-policy': `script-src 'nonce-abc'` }, 404))
    expect((await sendRequest(`${front.url}/none`)).text).not.toBe(
      (await sendRequest(`${front.url}/none`)).text,
    )
  })

  test('is not cached if it is marked private, whatever its path', async ({ front }) => {
    for (const control of [
      'private, no-cache, no-store, max-age=0, must-revalidate',
      'no-store',
      'private',
    ]) {
      front.respondWith(counting({ 'cache-control': control }))
      expect((await sendRequest(`${front.url}/new`)).text).not.toBe(
        (await sendRequest(`${front.url}/new`)).text,
      )
      expect((await sendRequest(`${front.url}/new`)).headers['cache-control']).toBe(control)
    }
  })
})

test('forwards only headers that are part of the cache key', async ({ front }) => {
  front.respondWith((request, response) => {
    const { host: _host, connection: _connection, 'x-request-id': _id, ...heard } = request.headers
    response.writeHead(200, isr).end(JSON.stringify(heard))
  })
  const headers = {
    'accept-language': 'es',
    'user-agent': 'Odd/1.0',
    'x-anything': 'odd',
    'x-http-method-override': 'POST',
    'x-nextjs-data': '1',
    referer: 'https://odd.example/',
  }
  const odd = await sendRequest(`${front.url}/one`, { headers })
  const usual = await sendRequest(`${front.url}/two`)
  expect(odd.text).toBe(usual.text)
  const router = { rsc: '1' }
  expect(JSON.parse((await sendRequest(`${front.url}/one`, { headers: router })).text)).toMatchObject(router)
  for (const name of [
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-router-state-tree',
    'next-url',
  ]) {
    const said = { ...router, [name]: 'x' }
    expect(JSON.parse((await sendRequest(`${front.url}/one`, { headers: said })).text)).toMatchObject(said)
    expect((await sendRequest(`${front.url}/one`, { headers: { [name]: 'x' } })).text).toBe(usual.text)
  }
})
