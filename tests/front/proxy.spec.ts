import { readFileSync } from 'node:fs'
import { Agent } from 'node:https'
import { join } from 'node:path'
import { connect } from 'node:tls'

import { nginxConfigError } from '../../scripts/nginx/server'
import { sendRequest, expect, test } from '../support/front'

const json = { 'content-type': 'application/json' }

test('nginx accepts the shipped configuration', ({ nginx, front }) => {
  expect(nginxConfigError(nginx, join(front.dir, 'nginx.conf'))).toBe('')
})

test('replaces the forwarding headers of a client', async ({ front }) => {
  const headers = {
    'x-forwarded-for': '6.6.6.6',
    'x-real-ip': '6.6.6.6',
    forwarded: 'for=6.6.6.6;host=evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': 'wrong-port',
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
  for (const path of paths) await sendRequest(front.url + path, { headers })
  expect(front.requests.map(({ path }) => path)).toEqual(paths)
  for (const { headers: heard } of front.requests) {
    expect(heard).toMatchObject({
      host: 'localhost',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      'x-forwarded-proto': 'https',
    })
    expect(JSON.stringify(heard)).not.toMatch(
      /6\.6\.6\.6|evil|wrong-port|subrequest|invoke|matched|original|nextjs/,
    )
  }
})

test('redirects HTTP to HTTPS on the configured host', async ({ front }) => {
  const answer = await fetch(`http://127.0.0.1:${front.ports.http}/es?a=1`, {
    redirect: 'manual',
    headers: { host: 'evil.example' },
  })
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe('https://localhost/es?a=1')
  expect(front.requests).toEqual([])
})

test('limits writes by IP address, with a Retry-After, but not reads', async ({ front }) => {
  // Half of them by a script, half by a form.
  const post = (_: unknown, index: number) =>
    sendRequest(`${front.url}/api/${index % 2 ? 'contact-form' : 'lead-capture'}`, {
      method: 'POST',
      headers: { ...json, accept: index % 2 ? 'text/html' : '*/*' },
      body: '{}',
    })
  const answers = await Promise.all(Array.from({ length: 100 }, post))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(front.requests.length)
  expect(front.requests.length).toBeGreaterThanOrEqual(20)
  const refused = answers.filter(({ status }) => status === 429)
  for (const { headers } of refused) expect(headers['retry-after']).toMatch(/^\d+$/)
  const texts = new Set(refused.map(({ text }) => text))
  expect(texts.size).toBe(2)
  expect([...texts]).toEqual(expect.arrayContaining([expect.stringContaining('lang="es"')]))
  expect([...texts]).toContain('{"success":false,"error":"too_many"}')
  expect((await sendRequest(`${front.url}/contact`)).status).toBe(200)
})

test('limits public verbs and sign-in with a made-up session as without, and staff less', async ({
  front,
}) => {
  const passed = async (path: string) => {
    const before = front.requests.length
    const headers = { ...json, cookie: 'puente-token=made-up' }
    const post = () => sendRequest(front.url + path, { method: 'POST', headers, body: '{}' })
    const answers = await Promise.all(Array.from({ length: 100 }, post))
    expect(new Set(answers.map(({ status }) => status)), path).not.toContain(500)
    return front.requests.length - before
  }
  expect(await passed('/api/leads')).toBe(100)
  // They share one count, of which each has what the ones before left.
  for (const path of [
    '/api/users/login',
    '/api/lead-capture',
    '/api//sign-up',
    '/api/users/forgot%2Dpassword',
  ])
    expect(await passed(path), path).toBeLessThan(60)
})

test('never caches a write, nor retries one that may have arrived', async ({ front }) => {
  const call = (path: string) => sendRequest(front.url + path, { method: 'POST', headers: json, body: '{}' })
  for (const path of ['/api/lead-capture', '/api/users', '/api/lead-capture', '/api/users']) await call(path)
  expect(front.requests).toHaveLength(4)
  front.respondWith((request) => void request.destroy())
  expect((await call('/api/lead-capture')).status).toBe(503)
  expect(front.requests).toHaveLength(5)
})

test('refuses writes to pages and files', async ({ front }) => {
  for (const path of [
    '/',
    '/contact',
    '/nope',
    '/_next/static/a.js',
    '/art/a.svg',
    '/api/blog-images/file/a.webp',
  ])
    for (const method of ['POST', 'PUT', 'DELETE', 'PURGE']) {
      const { status, headers } = await sendRequest(front.url + path, { method, headers: json, body: '{}' })
      expect([status, headers.allow], `${method} ${path}`).toEqual([405, 'GET, HEAD, OPTIONS'])
      expect(headers['cache-control']).toBe('no-store')
    }
  expect(front.requests).toEqual([])
  expect((await sendRequest(`${front.url}/contact`, { method: 'OPTIONS' })).status).toBe(200)
})

test('answers 404 for segments of pages', async ({ front }) => {
  for (const path of ['/contact/retry.segments/_tree.segment.rsc', '/es/careers.rsc?a=b', '/careers%2ersc'])
    expect((await sendRequest(front.url + path)).status, path).toBe(404)
  expect(front.requests).toEqual([])
  expect((await sendRequest(`${front.url}/careers?a=.rsc`)).status).toBe(200)
})

test('limits uncached pages by IP address, but not cached ones', async ({ front }) => {
  front.respondWith(
    (_, response) => void response.writeHead(200, { 'cache-control': 's-maxage=3600' }).end('page'),
  )
  const statuses: number[] = []
  // Connections that stay open: a new one for each request would keep a busy machine below the limit.
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const batch = (from: number) =>
    Promise.all(
      Array.from({ length: 100 }, (_, index) => sendRequest(`${front.url}/page-${from + index}`, { agent })),
    )
  while (!statuses.includes(429) && statuses.length < 5_000)
    statuses.push(...(await batch(statuses.length)).map(({ status }) => status))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(400)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  await expect(async () => {
    expect((await sendRequest(`${front.url}/kept`)).status).toBe(200)
    const again = await Promise.all(
      Array.from({ length: 100 }, () => sendRequest(`${front.url}/kept`, { agent })),
    )
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]))
  }).toPass()
  agent.destroy()
})

test('limits what is rendered for one person by IP address', async ({ front }) => {
  const asked = (_: unknown, index: number) =>
    sendRequest(front.url + ['/auth', '/admin', '/es/resources/search', '/api/x'][index % 4])
  const statuses: number[] = []
  while (!statuses.includes(429) && statuses.length < 3_000)
    statuses.push(...(await Promise.all(Array.from({ length: 100 }, asked))).map(({ status }) => status))
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(200)
  expect((await sendRequest(`${front.url}/contact`)).status).toBe(200)
})

test('gives each request an id, under which both log it, cached or not', async ({ front }) => {
  front.respondWith(({ headers }, response) => {
    const kept = { 'cache-control': 's-maxage=3600', 'x-request-id': String(headers['x-request-id']) }
    response.writeHead(200, kept).end('page')
  })
  const ids: string[] = []
  for (const path of ['/contact', '/contact', '/api/x', '/_next/static/x.js'])
    ids.push(
      String(
        (await sendRequest(front.url + path, { headers: { 'x-request-id': 'mine' } })).headers[
          'x-request-id'
        ],
      ),
    )
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/)
  for (const { headers } of front.requests) expect(ids).toContain(headers['x-request-id'])
  const logged = () =>
    readFileSync(join(front.dir, 'puente.log'), 'utf8')
      .split('\n')
      // The last one is empty, or still being written.
      .slice(0, -1)
      .map((line) => (JSON.parse(line) as { requestId: string }).requestId)
  await expect.poll(() => logged().toSorted()).toEqual(ids.toSorted())
})

const kilobytes = {
  '/api/lead-capture': 64,
  '/api/sign-up': 64,
  '/api/contact-form': 64,
  '/api/users/login': 16,
  '/api/leads': 2_048,
  '/api/blog-images': 11 * 1_024,
}

test('limits the body size of each path', async ({ front }) => {
  for (const [path, most] of Object.entries(kilobytes)) {
    const send = (size: number) =>
      sendRequest(front.url + path, { method: 'POST', headers: json, body: Buffer.alloc(size, 'a') })
    expect((await send(most * 1_024)).status, path).toBe(200)
    const refused = await send(most * 1_024 + 1)
    expect(refused.status, path).toBe(413)
    expect(JSON.parse(refused.text)).toEqual({ success: false, error: 'too_large' })
  }
  expect(front.requests.map(({ path }) => path)).toEqual(Object.keys(kilobytes))
})

test('closes connections that send slowly', async ({ front }) => {
  const head = 'POST /api/lead-capture HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n'
  const cut = (text: string) =>
    new Promise<void>((resolve) => {
      const socket = connect({ port: front.ports.https, servername: 'localhost', rejectUnauthorized: false })
      socket.on('error', () => undefined).on('close', () => resolve())
      socket.on('data', () => undefined).write(text)
    })
  await Promise.all([cut(head), cut(`${head}\r\nhalf`)])
  expect(front.requests).toEqual([])
})

test('logs the path, but no query, referrer or token', async ({ front }) => {
  const headers = {
    referer: 'https://localhost/?from=secret-referrer',
    cookie: 'puente-token=secret-session',
  }
  await sendRequest(`${front.url}/auth/reset?token=secret-token`, { headers })
  await sendRequest(`${front.url}/api/users/verify/secret-path`, { headers, method: 'POST' })
  await sendRequest(`${front.url}/api/calendar/secret-feed.ics`, { headers })
  await sendRequest(`${front.url}/call/1.secret-call?new=1`, { headers })
  await sendRequest(`${front.url}/es/call/1.secret-call`, { headers })
  await sendRequest(`${front.url}/es/call/1.secret-call.rsc`, { headers })
  await sendRequest(`${front.url}/contact/call?for=secret-lead`, { headers })
  await front.close()
  await sendRequest(`${front.url}/auth/reset?token=secret-token`, { headers })
  await sendRequest(`${front.url}/call/2.secret-call?new=1`, { headers })
  await sendRequest(`${front.url}//es//call//2.secret-call`, { headers })
  const log = () => readFileSync(join(front.dir, 'puente.log'), 'utf8').trim().split('\n')
  await expect.poll(() => log().length).toBe(10)
  // The workers of nginx write their lines in any order.
  const paths = log().map((line) => (JSON.parse(line) as { path: string }).path)
  expect(paths.toSorted()).toEqual([
    '/api/calendar/...',
    '/api/users/verify/...',
    '/auth/reset',
    '/auth/reset',
    '/call/...',
    '/call/...',
    '/call/...',
    '/call/...',
    '/call/...',
    '/contact/call',
  ])
  expect(log().join() + readFileSync(join(front.dir, 'puente-error.log'), 'utf8')).not.toContain('secret')
})

test('passes headers as long as a policy with many hashes', async ({ front }) => {
  const policy = `script-src ${Array.from({ length: 300 }, (_, index) => `'sha256-${index}'`.padEnd(53, 'a')).join(' ')}`
  front.respondWith(
    (_request, response) => void response.writeHead(200, { 'content-security-policy': policy }).end('x'),
  )
  for (const path of ['/', '/', '/admin'])
    expect((await sendRequest(front.url + path)).headers['content-security-policy']).toBe(policy)
})

test.describe('with two web processes', () => {
  // Nothing listens on port 1.
  test.use({ others: ['127.0.0.1:1'] })
  test('skips one that does not answer', async ({ front }) => {
    for (const path of ['/', '/es', '/admin', '/api/health'])
      expect((await sendRequest(front.url + path)).status).toBe(200)
    expect(front.requests).toHaveLength(4)
  })

  test('asks a process as soon as it is back, however often it was away', async ({ front }) => {
    for (let round = 0; round < 3; round += 1) {
      await front.close()
      for (const path of ['/api/health', '/admin'])
        expect((await sendRequest(front.url + path)).status).toBe(503)
      await front.open()
      const post = { method: 'POST', headers: json, body: '{}' }
      expect((await sendRequest(`${front.url}/api/lead-capture`, post)).status).toBe(200)
    }
  })
})
