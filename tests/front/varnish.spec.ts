import { mkdtempSync, rmSync } from 'node:fs'
import { type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { env } from '@/env'
import { purge } from '@/lib/server/cache/cdn'
import { startChild } from '../../scripts/process/child-process'
import { getFreePort } from '../../scripts/process/ports'
import { startVarnish } from '../../scripts/varnish/server'
import { expect, openUpstream, test as base } from '../support/front'

type Upstream = Awaited<ReturnType<typeof openUpstream>>
type Varnish = Upstream & { url: string; other: Upstream }

/** Tests of deploy/varnish.vcl. They are skipped where Varnish is not installed, but not in continuous integration. */
const test = base.extend<{ varnish: Varnish; hasTwo: boolean }>({
  /** Whether the second web process has its lines, too. */
  hasTwo: [false, { option: true }],
  varnish: async ({ hasTwo }, use, info) => {
    if (!env.E2E_VARNISH && env.CI) throw new Error('There is no Varnish, and it could not be installed.')
    info.skip(!env.E2E_VARNISH, 'Varnish is not installed')
    const dir = mkdtempSync(join(tmpdir(), 'puente-varnish-'))
    const upstream = await openUpstream()
    const other = await openUpstream()
    const port = await getFreePort()
    const ports = { port, upstreamPort: portOf(upstream), ...(hasTwo && { otherPort: portOf(other) }) }
    const server = await startVarnish(env.E2E_VARNISH ?? '', { dir, token, ...ports }, startChild)
    await use({ ...upstream, other, url: `http://127.0.0.1:${port}` })
    await server.stop()
    await upstream.close()
    await other.close()
    rmSync(dir, { recursive: true, force: true })
  },
})
const token = 'a-token-of-the-test'
const portOf = ({ address }: Upstream) => Number(new URL(`http://${address}`).port)

/** What the site sends with a public page (src/lib/server/http/pipeline/share-with-cdn.ts). */
const kept = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, s-maxage=600',
  'surrogate-key': 'puente',
}
const counting =
  (headers: Record<string, string> = kept, status = 200): RequestListener =>
  (_request, response) => {
    answered += 1
    response.writeHead(status, headers).end(`answer ${answered}`)
  }
let answered = 0

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('keeps a page for everyone and every query until it is purged', async ({ varnish }) => {
  varnish.respondWith(counting())
  const first = await get(`${varnish.url}/post`)
  expect(first.headers.get('x-cache')).toBe('MISS')
  for (const [path, headers] of [
    ['/post', {}],
    ['/post?utm_source=a', { cookie: 'consent=1' }],
    ['/post', { 'next-router-state-tree': 'x' }],
  ] as const)
    expect(await get(varnish.url + path, headers)).toMatchObject({ text: first.text, status: 200 })
  expect(varnish.requests.filter(({ path }) => path.startsWith('/post'))).toHaveLength(1)

  await purge({ url: varnish.url, token })
  const next = await get(`${varnish.url}/post`)
  expect(next.text).not.toBe(first.text)
  expect([next.headers.get('x-cache'), next.headers.get('surrogate-key')]).toEqual(['MISS', null])
  expect(next.headers.get('cache-control')).toBe(kept['cache-control'])
})

test('is purged by nobody else', async ({ varnish }) => {
  varnish.respondWith(counting())
  const { text } = await get(`${varnish.url}/post`)
  await expect(purge({ url: varnish.url, token: 'another' })).rejects.toThrow('403')
  const without = await fetch(varnish.url, { method: 'PURGE', headers: { 'surrogate-key': 'puente' } })
  expect(without.status).toBe(403)
  expect((await get(`${varnish.url}/post`)).text).toBe(text)
})

test('asks the site each time for someone who is known', async ({ varnish }) => {
  varnish.respondWith((request, response) => {
    response
      .writeHead(200, kept)
      .end(`for ${request.headers.cookie ?? request.headers.authorization ?? 'all'}`)
  })
  const asVisitor = async () => (await get(`${varnish.url}/post`)).text
  for (const headers of [
    { cookie: 'puente-token=abc' },
    { cookie: 'a=b; __Host-puente-token=abc' },
    { cookie: '__prerender_bypass=abc' },
    { authorization: 'JWT abc' },
  ] as Record<string, string>[]) {
    const own = `for ${Object.values(headers)[0]}`
    expect((await get(`${varnish.url}/post`, headers)).text).toBe(own)
    expect(await asVisitor()).toBe('for all')
    expect((await get(`${varnish.url}/post`, headers)).text).toBe(own)
  }
})

test('does not keep what may not be shared', async ({ varnish }) => {
  const responses: [headers: Record<string, string>, status?: number][] = [
    [{ ...kept, 'cache-control': 'public, max-age=0, must-revalidate' }],
    [{ ...kept, 'cache-control': 'private, no-store' }],
    [{ 'content-type': 'text/html' }],
    [{ ...kept, 'set-cookie': 'a=b' }],
    [{ ...kept, 'content-security-policy': `script-src 'nonce-abc'` }],
    [kept, 404],
    [kept, 503],
  ]
  for (const [index, [headers, status]] of responses.entries()) {
    varnish.respondWith(counting(headers, status))
    const url = `${varnish.url}/page-${index}`
    expect((await get(url)).text, String(index)).not.toBe((await get(url)).text)
  }
  varnish.respondWith(counting())
  for (const path of [
    '/admin/x',
    '/es/dashboard',
    '/auth?next=/',
    '/api/lead-list',
    '/es/resources/search?q=a',
  ])
    expect((await get(varnish.url + path)).text, path).not.toBe((await get(varnish.url + path)).text)
  const fragment = { rsc: '1' }
  expect((await get(`${varnish.url}/post`, fragment)).text).not.toBe(
    (await get(`${varnish.url}/post`, fragment)).text,
  )
})

test('sends each visitor of a redirect their own query', async ({ varnish }) => {
  varnish.respondWith(({ url }, response) => {
    response.writeHead(301, { ...kept, location: `/to${url}` }).end()
  })
  for (const path of ['/old?a=1', '/old?a=2', '/old'])
    expect((await get(varnish.url + path)).headers.get('location')).toBe(`/to${path}`)
})

test.describe('with two web processes', () => {
  test.use({ hasTwo: true })

  const post = (url: string) => fetch(`${url}/api/contact-form`, { method: 'POST', body: 'name=Ana' })

  test('asks the other one while one restarts', async ({ varnish }) => {
    await varnish.close()
    varnish.other.respondWith(counting())
    for (let round = 0; round < 4; round += 1) {
      expect((await get(`${varnish.url}/page-${round}`)).status).toBe(200)
      expect((await post(varnish.url)).status).toBe(200)
    }
    await varnish.open()
  })

  test('sends no form twice', async ({ varnish }) => {
    for (const upstream of [varnish, varnish.other])
      upstream.respondWith((request) => {
        request.resume().on('end', () => request.socket.destroy())
      })
    expect((await post(varnish.url)).status).toBe(503)
    const received = [...varnish.requests, ...varnish.other.requests]
    expect(received.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })
})
