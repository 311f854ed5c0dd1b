import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from 'node:tls'

import { refusalOf } from '../../scripts/process/nginx'
import { ask, expect, test } from '../support/front'

const json = { 'content-type': 'application/json' }

test('nginx accepts the shipped configuration', ({ nginx, front }) => {
  expect(refusalOf(nginx, join(front.dir, 'nginx.conf'))).toBe('')
})

test('who asks is who connected: what a client says of itself does not arrive', async ({ front }) => {
  const headers = {
    'x-forwarded-for': '6.6.6.6',
    'x-real-ip': '6.6.6.6',
    forwarded: 'for=6.6.6.6;host=evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '666',
    'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy',
    'x-middleware-rewrite': '/admin',
    'x-invoke-path': '/admin',
    'x-matched-path': '/admin',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
    'x-nextjs-data': '1',
    'x-now-route-matches': '1',
    'x-prerender-revalidate': 'guess',
  }
  const paths = [
    '/',
    '/admin',
    '/api/x',
    '/api/users/login',
    '/_next/static/x.js',
    '/art/x.svg',
    '/es/dashboard',
  ]
  for (const path of paths) await ask(front.url + path, { headers })
  expect(front.asked.map(({ path }) => path)).toEqual(paths)
  for (const { headers: heard } of front.asked) {
    expect(heard).toMatchObject({
      host: 'localhost',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      'x-forwarded-proto': 'https',
    })
    expect(JSON.stringify(heard)).not.toMatch(/6\.6\.6\.6|evil|666|subrequest|invoke|matched|original|nextjs/)
  }
})

test('a plain connection is led to a safe one, and nowhere else', async ({ front }) => {
  const config = readFileSync(join(front.dir, 'nginx.conf'), 'utf8')
  const port = /listen 127\.0\.0\.1:(\d+) default_server;/.exec(config)?.[1]
  const answer = await fetch(`http://127.0.0.1:${port}/es?a=1`, {
    redirect: 'manual',
    headers: { host: 'evil.example' },
  })
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe('https://localhost/es?a=1')
  expect(front.asked).toEqual([])
})

test('changes are limited by address and told when to come back; reading goes on', async ({ front }) => {
  // Half by a script, half by a form in a browser.
  const post = (_: unknown, index: number) =>
    ask(`${front.url}/api/${index % 2 ? 'contact-form' : 'lead-capture'}`, {
      method: 'POST',
      headers: { ...json, accept: index % 2 ? 'text/html' : '*/*' },
      body: '{}',
    })
  const answers = await Promise.all(Array.from({ length: 100 }, post))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(front.asked.length)
  expect(front.asked.length).toBeGreaterThanOrEqual(20)
  const refused = answers.filter(({ status }) => status === 429)
  for (const { headers } of refused) expect(headers['retry-after']).toMatch(/^\d+$/)
  const texts = new Set(refused.map(({ text }) => text))
  expect(texts.size).toBe(2)
  expect([...texts]).toEqual(expect.arrayContaining([expect.stringContaining('lang="es"')]))
  expect([...texts]).toContain('{"success":false,"error":"too_many"}')
  expect((await ask(`${front.url}/contact`)).status).toBe(200)
})

test('a change is never kept, nor sent again when it may have arrived', async ({ front }) => {
  const call = (path: string) => ask(front.url + path, { method: 'POST', headers: json, body: '{}' })
  for (const path of ['/api/lead-capture', '/api/users', '/api/lead-capture', '/api/users']) await call(path)
  expect(front.asked).toHaveLength(4)
  front.answers((request) => void request.destroy())
  expect((await call('/api/lead-capture')).status).toBe(503)
  expect(front.asked).toHaveLength(5)
})

test('what is only read takes no change', async ({ front }) => {
  for (const path of [
    '/',
    '/contact',
    '/nope',
    '/_next/static/a.js',
    '/art/a.svg',
    '/api/blog-images/file/a.webp',
  ])
    for (const method of ['POST', 'PUT', 'DELETE', 'PURGE']) {
      const { status, headers } = await ask(front.url + path, { method, headers: json, body: '{}' })
      expect([status, headers.allow], `${method} ${path}`).toEqual([405, 'GET, HEAD, OPTIONS'])
      expect(headers['cache-control']).toBe('no-store')
    }
  expect(front.asked).toEqual([])
  expect((await ask(`${front.url}/contact`, { method: 'OPTIONS' })).status).toBe(200)
})

test("parts of pages have no address of their own: they are the router's", async ({ front }) => {
  for (const path of ['/contact/retry.segments/_tree.segment.rsc', '/es/careers.rsc?a=b', '/careers%2ersc'])
    expect((await ask(front.url + path)).status, path).toBe(404)
  expect(front.asked).toEqual([])
  expect((await ask(`${front.url}/careers?a=.rsc`)).status).toBe(200)
})

test('who has page after page made is slowed, and may still read what is kept', async ({ front }) => {
  front.answers(
    (_, response) => void response.writeHead(200, { 'cache-control': 's-maxage=3600' }).end('page'),
  )
  const statuses: number[] = []
  // As many at once as one address may.
  const batch = (from: number) =>
    Promise.all(Array.from({ length: 100 }, (_, index) => ask(`${front.url}/page-${from + index}`)))
  while (!statuses.includes(429)) statuses.push(...(await batch(statuses.length)).map(({ status }) => status))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(400)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  await expect(async () => {
    expect((await ask(`${front.url}/kept`)).status).toBe(200)
    const again = await Promise.all(Array.from({ length: 100 }, () => ask(`${front.url}/kept`)))
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]))
  }).toPass()
})

const kilobytes = {
  '/api/lead-capture': 64,
  '/api/sign-up': 64,
  '/api/contact-form': 64,
  '/api/users/login': 16,
  '/api/leads': 2_048,
  '/api/blog-images': 11 * 1_024,
}

test('each address takes as much as it needs and no more', async ({ front }) => {
  for (const [path, most] of Object.entries(kilobytes)) {
    const send = (size: number) =>
      ask(front.url + path, { method: 'POST', headers: json, body: Buffer.alloc(size, 'a') })
    expect((await send(most * 1_024)).status, path).toBe(200)
    const refused = await send(most * 1_024 + 1)
    expect(refused.status, path).toBe(413)
    expect(JSON.parse(refused.text)).toEqual({ success: false, error: 'too_large' })
  }
  expect(front.asked.map(({ path }) => path)).toEqual(Object.keys(kilobytes))
})

test('who sends slowly is cut, in the head and in the body', async ({ front }) => {
  const head = 'POST /api/lead-capture HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n'
  const cut = (text: string) =>
    new Promise<void>((resolve) => {
      const socket = connect({ port: front.port, servername: 'localhost', rejectUnauthorized: false })
      socket.on('error', () => undefined).on('close', () => resolve())
      socket.on('data', () => undefined).write(text)
    })
  await Promise.all([cut(head), cut(`${head}\r\nhalf`)])
  expect(front.asked).toEqual([])
})

test('the log has the path and never a query, a referrer or a token', async ({ front }) => {
  const headers = {
    referer: 'https://localhost/?from=secret-referrer',
    cookie: 'puente-token=secret-session',
  }
  await ask(`${front.url}/auth/reset?token=secret-token`, { headers })
  await ask(`${front.url}/api/users/verify/secret-path`, { headers, method: 'POST' })
  await front.close()
  await ask(`${front.url}/auth/reset?token=secret-token`, { headers })
  const log = () => readFileSync(join(front.dir, 'access.log'), 'utf8').trim().split('\n')
  await expect.poll(() => log().length).toBe(3)
  // Each worker of nginx writes its own lines when it has time.
  const paths = log().map((line) => (JSON.parse(line) as { path: string }).path)
  expect(paths.toSorted()).toEqual(['/api/users/verify/...', '/auth/reset', '/auth/reset'])
  expect(log().join() + readFileSync(join(front.dir, 'error.log'), 'utf8')).not.toContain('secret')
})

test('headers as long as a policy of many hashes pass', async ({ front }) => {
  const policy = `script-src ${Array.from({ length: 300 }, (_, index) => `'sha256-${index}'`.padEnd(53, 'a')).join(' ')}`
  front.answers(
    (_request, response) => void response.writeHead(200, { 'content-security-policy': policy }).end('x'),
  )
  for (const path of ['/', '/', '/admin'])
    expect((await ask(front.url + path)).headers['content-security-policy']).toBe(policy)
})

test.describe('with two web processes', () => {
  // Nobody listens on the first port there is.
  test.use({ others: ['127.0.0.1:1'] })
  test('one that does not answer is passed over', async ({ front }) => {
    for (const path of ['/', '/es', '/admin', '/api/health'])
      expect((await ask(front.url + path)).status).toBe(200)
    expect(front.asked).toHaveLength(4)
  })
})
