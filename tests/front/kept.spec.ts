import { type RequestListener } from 'node:http'

import { ask, expect, test } from '../support/front'

/** What a page of Next says of itself. */
const isr = { 'cache-control': 's-maxage=3600, stale-while-revalidate=31532400', 'content-type': 'text/html' }

/** A site whose every answer is another. */
const counting =
  (headers: Record<string, string> = isr, status = 200): RequestListener =>
  (_request, response) => {
    answered += 1
    response.writeHead(status, headers).end(`answer ${answered}`)
  }
let answered = 0

test.describe('what everybody may see', () => {
  test('is asked for once, however many ask', async ({ front }) => {
    front.answers((request, response) => void setTimeout(() => counting()(request, response), 200))
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`${front.url}/post`)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(front.asked).toHaveLength(1)
  })

  test('is asked for again a moment later, also when it was not found', async ({ front }) => {
    for (const status of [200, 404]) {
      front.answers(counting(status === 404 ? { 'cache-control': 'no-store' } : isr, status))
      const path = `${front.url}/post-${status}`
      const first = await ask(path)
      expect(first.status).toBe(status)
      expect(first.headers['x-front']).toBe('MISS')
      const kept = await ask(path)
      // A machine may stop for a second between the two.
      if (kept.headers['x-front'] === 'HIT') expect(kept.text).toBe(first.text)
      await expect.poll(async () => (await ask(path)).text).not.toBe(first.text)
    }
    const hits = await Promise.all(Array.from({ length: 10 }, () => ask(`${front.url}/post-404`)))
    expect(hits.map(({ headers }) => headers['x-front'])).toContain('HIT')
  })

  test('is asked for once, whatever its query is and whatever a visitor says in the words of the router', async ({
    front,
  }) => {
    front.answers(counting())
    const texts = async (asks: [path: string, headers: Record<string, string>][]) => {
      const answers = await Promise.all(asks.map(([path, headers]) => ask(front.url + path, { headers })))
      return new Set(answers.map(({ text }) => text)).size
    }
    // What is kept may end in the middle, in a second or in a minute.
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
    const pictures = front.asked.map(({ path }) => path).filter((path) => /^\/(art|api)/.test(path))
    expect(new Set(pictures)).toEqual(
      new Set(['/api/blog-images/file/x.webp', '/art/x.svg?v=1', '/art/apart.svg?v=1', '/art/apart.svg?v=2']),
    )
  })

  test('is not kept when it leads on, since each query goes along', async ({ front }) => {
    front.answers(({ url }, response) => {
      response.writeHead(301, { 'cache-control': 'public, max-age=0', location: `/to${url}` }).end()
    })
    for (const path of ['/old?a=1', '/old?a=2', '/old'])
      expect((await ask(front.url + path)).headers.location).toBe(`/to${path}`)
  })

  test('tells browsers and networks to ask again, and what is no page keeps its own word', async ({
    front,
  }) => {
    front.answers(counting())
    const shown = async (path: string) => (await ask(front.url + path)).headers['cache-control']
    expect(await shown('/')).toBe('public, max-age=0, must-revalidate')
    front.answers(counting({ 'cache-control': 'public, max-age=3600' }))
    expect(await shown('/icon.svg')).toBe('public, max-age=3600')
  })

  test('is there when the site fails, hangs up or is gone; what nobody has seen is told to be away', async ({
    front,
  }) => {
    front.answers(counting())
    const { text } = await ask(`${front.url}/seen`)
    for (const status of [500, 503]) {
      front.answers((_request, response) => void response.writeHead(status).end('broken'))
      await expect.poll(async () => (await ask(`${front.url}/seen`)).headers['x-front']).toBe('STALE')
      expect(await ask(`${front.url}/seen`)).toMatchObject({ status: 200, text })
    }
    front.answers((request) => void request.destroy())
    expect(await ask(`${front.url}/seen`)).toMatchObject({ status: 200, text })
    await front.close()
    expect(await ask(`${front.url}/seen`)).toMatchObject({ status: 200, text })

    const unseen = await ask(`${front.url}/unseen`, { headers: { accept: 'text/html' } })
    expect(unseen.status).toBe(503)
    expect(unseen.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(unseen.text).toContain('lang="es"')
    const call = await ask(`${front.url}/api/lead-capture`, { method: 'POST', body: '{}' })
    expect(call.status).toBe(503)
    expect(JSON.parse(call.text)).toEqual({ success: false, error: 'failed' })
  })

  test('a page that could not be read says so itself when nobody has seen it', async ({ front }) => {
    front.answers(counting({ 'cache-control': 'no-store' }, 503))
    const [first, second] = [await ask(`${front.url}/new`), await ask(`${front.url}/new`)]
    expect([first.status, second.status]).toEqual([503, 503])
    expect(second.text).not.toBe(first.text)
  })
})

test.describe('what one person may see', () => {
  const theirs: Record<string, string>[] = [
    { cookie: 'puente-token=abc' },
    { cookie: 'a=b; puente-token=abc; c=d' },
    { cookie: '__prerender_bypass=abc' },
    { cookie: '__next_preview_data=abc' },
    { authorization: 'JWT abc' },
    { authorization: '0' },
  ]
  test('is neither kept nor taken from what is kept: sessions, drafts, tokens', async ({ front }) => {
    front.answers((request, response) => {
      const whose = request.headers.cookie ?? request.headers.authorization ?? 'everybody'
      response.writeHead(200, isr).end(`for ${whose}`)
    })
    for (const headers of theirs) {
      const own = `for ${Object.values(headers)[0]}`
      const asVisitor = async () => (await ask(`${front.url}/post`)).text
      const asThem = async () => (await ask(`${front.url}/post`, { headers })).text
      // First and after visitors, and while theirs is kept.
      expect(await asThem()).toBe(own)
      expect(await asVisitor()).toBe('for everybody')
      expect(await asThem()).toBe(own)
      expect(await asVisitor()).toBe('for everybody')
      const answer = await ask(`${front.url}/post`, { headers })
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
  })

  test('never is a cookie that was set for one given to another', async ({ front }) => {
    front.answers((_request, response) => {
      answered += 1
      response.writeHead(200, { ...isr, 'set-cookie': `visit=${answered}` }).end(`answer ${answered}`)
    })
    const [first, second] = [await ask(`${front.url}/post`), await ask(`${front.url}/post`)]
    expect(second.text).not.toBe(first.text)
    expect(second.headers['set-cookie']).not.toEqual(first.headers['set-cookie'])
  })

  const places = ['admin', 'api/x', 'auth/x', 'dashboard', 'proposal/1', 'resources/search', 'contact/retry']
  for (const prefix of ['/', '/es/', '//', '/%61/../'])
    test(`is never kept below ${prefix}`, async ({ front }) => {
      front.answers(counting())
      for (const place of places) {
        const url = front.url + prefix + place
        expect((await ask(url)).text, url).not.toBe((await ask(url)).text)
      }
    })

  test('a page whose scripts are marked for one visitor is not kept, whatever it says', async ({ front }) => {
    front.answers(counting({ ...isr, 'content-security-policy': `script-src 'self' 'nonce-abc'` }))
    expect((await ask(`${front.url}/new`)).text).not.toBe((await ask(`${front.url}/new`)).text)
    front.answers(counting({ 'content-security-policy': `script-src 'nonce-abc'` }, 404))
    expect((await ask(`${front.url}/none`)).text).not.toBe((await ask(`${front.url}/none`)).text)
  })

  test('a page that says it is not for everybody is not kept, whatever its address', async ({ front }) => {
    for (const control of [
      'private, no-cache, no-store, max-age=0, must-revalidate',
      'no-store',
      'private',
    ]) {
      front.answers(counting({ 'cache-control': control }))
      expect((await ask(`${front.url}/new`)).text).not.toBe((await ask(`${front.url}/new`)).text)
      expect((await ask(`${front.url}/new`)).headers['cache-control']).toBe(control)
    }
  })
})

test('nothing but what an answer is kept under reaches the page', async ({ front }) => {
  front.answers((request, response) => {
    const { host: _host, connection: _connection, ...heard } = request.headers
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
  const odd = await ask(`${front.url}/one`, { headers })
  const usual = await ask(`${front.url}/two`)
  expect(odd.text).toBe(usual.text)
  const router = { rsc: '1' }
  expect(JSON.parse((await ask(`${front.url}/one`, { headers: router })).text)).toMatchObject(router)
  for (const name of [
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-router-state-tree',
    'next-url',
  ]) {
    const said = { ...router, [name]: 'x' }
    expect(JSON.parse((await ask(`${front.url}/one`, { headers: said })).text)).toMatchObject(said)
    expect((await ask(`${front.url}/one`, { headers: { [name]: 'x' } })).text).toBe(usual.text)
  }
})
