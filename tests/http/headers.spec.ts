import { createHash } from 'node:crypto'
import { connect } from 'node:net'

import { expect, test, type APIResponse } from '@playwright/test'
import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

import { rows, signedIn, site, visitor } from '../support/http'

const plain = { maxRedirects: 0 }
const namesOf = (answer: APIResponse, name: string) =>
  answer.headersArray().filter((header) => header.name.toLowerCase() === name)

/** The one policy of an answer, by directive. */
function policyOf(answer: APIResponse): Record<string, string[] | undefined> {
  const policies = namesOf(answer, 'content-security-policy')
  expect(policies).toHaveLength(1)
  return new CspParser(policies[0]?.value ?? '').csp.directives
}

/** Expects the security headers, and a policy in which the evaluator finds no grave problem. */
function expectSafe(answer: APIResponse): void {
  expect(answer.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': expect.stringMatching(/origin|no-referrer/),
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
  })
  const policy = policyOf(answer)
  expect(policy['base-uri']).toEqual(["'none'"])
  expect(policy['frame-ancestors']).toHaveLength(1)
  expect(policy['script-src'] ?? policy['default-src']).not.toContain("'unsafe-inline'")
  const [header] = namesOf(answer, 'content-security-policy')
  const findings = new CspEvaluator(new CspParser(header?.value ?? '').csp).evaluate()
  expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
}

/** The inline scripts of a page that a browser would run. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '', text]) => text && !/\b(src|type="application)/.test(attributes))
    .map(([, attributes = '', text = '']) => ({ attributes, text }))

const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The path of a seeded post. */
async function aPost(): Promise<string> {
  const [post] = await rows<{ slug: string }>(
    `select slug from posts_locales where _locale = 'en' and _status = 'published' order by slug limit 1`,
  )
  return `/blog/${post?.slug}`
}

const cached = [
  '/',
  '/es',
  '/contact',
  '/resources',
  '/services/seo-optimization',
  '/privacy-policy',
  'a post',
]
const uncached = ['/nope', '/es/nope/nope', '/blog/nope', '/category/nope', '/_next/static/nothing.js']

for (const path of [...cached, ...uncached])
  test(`${path} allows its own scripts only`, async () => {
    const browser = await visitor()
    const address = path === 'a post' ? await aPost() : path
    // The first answer is rendered, the second may come from the cache.
    for (const attempt of [1, 2]) {
      const answer = await browser.get(address)
      expectSafe(answer)
      const allowed = policyOf(answer)['script-src'] ?? []
      const digests = scriptsOf(await answer.text()).map(({ text }) => digestOf(text))
      expect(digests.length, `scripts at attempt ${attempt}`).toBeGreaterThan(1)
      expect(allowed.toSorted()).toEqual(["'self'", ...digests].toSorted())
    }
  })

for (const path of [
  '/resources/search?q=seo',
  '/es/resources/search',
  '/contact/retry',
  '/es/contact/retry',
  '/auth',
  '/es/auth/forgot',
])
  test(`${path} has a new nonce for each request`, async () => {
    const browser = await visitor({ 'content-security-policy': `script-src 'nonce-guessed'` })
    const nonces = await Promise.all([1, 2].map(async () => nonceOf(await browser.get(path))))
    expect(new Set(nonces).size).toBe(2)
    expect(nonces).not.toContain('guessed')
  })

/** The nonce of an answer whose every script carries it. */
async function nonceOf(answer: APIResponse): Promise<string> {
  expectSafe(answer)
  const sources = policyOf(answer)['script-src'] ?? []
  const nonce =
    /^'nonce-(\w{32})'$/.exec(sources.find((source) => source.startsWith("'nonce-")) ?? '')?.[1] ?? ''
  expect(nonce).not.toBe('')
  expect(sources).toContain("'strict-dynamic'")
  const html = await answer.text()
  const scripts = [...html.matchAll(/<script\b(?![^>]*type="application)[^>]*>/g)]
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter(([script]) => !script.includes(`nonce="${nonce}"`))).toEqual([])
  return nonce
}

test('the admin has a nonce, signed out and signed in', async () => {
  const staff = await signedIn('admin')
  const pages = [
    await (await visitor()).get('/admin/login'),
    await staff.get('/admin'),
    await staff.get('/admin/collections/posts'),
  ]
  for (const page of pages) await nonceOf(page)
})

test('a request cannot choose the nonce of a cached page', async () => {
  const forger = await visitor({ 'content-security-policy': `script-src 'nonce-guessed'` })
  await rows(`select pg_notify('content_changed', '')`)
  expect(await (await forger.get('/careers')).text()).not.toContain('guessed')
})

for (const path of [
  '/api/nothing',
  '/api/health',
  '/api/posts',
  '/blog',
  '/en/careers',
  '/careers/',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/es/feed.xml',
  '/es/share/about.png',
  '/site.webmanifest',
  '/icon.svg',
  '/art/hero.svg',
  '/_next/image?url=x',
  '/_next/data/nothing.json',
  '/admin/create-first-user',
])
  test(`${path} allows no scripts`, async () => {
    const answer = await (await visitor()).get(path, plain)
    expectSafe(answer)
    expect(policyOf(answer)).toMatchObject({ 'default-src': ["'none'"] })
    expect(policyOf(answer)['script-src']).toBeUndefined()
  })

test('files and errors have the security headers', async () => {
  const browser = await visitor()
  const page = await (await browser.get('/')).text()
  const files = page.match(/\/_next\/static\/[^"\\]+\.(?:js|css|woff2)/g) ?? []
  expect(files.length).toBeGreaterThan(3)
  for (const file of files.slice(0, 4)) expectSafe(await browser.get(file))
  expectSafe(await browser.post('/api/lead-capture', { data: {} }))
  expectSafe(await browser.post('/admin', { data: {} }))
  expectSafe(await browser.fetch('/', { method: 'PUT' }))
  expectSafe(await browser.get('/%ff'))
  for (const path of [
    '/zzz%0a',
    '/es/zzz%0d',
    '/%E2%80%A8',
    '/blog/%E2%80%A9',
    '/resources/page/%0a1',
    '/a%00b',
  ]) {
    const answer = await browser.get(path)
    expect(answer.status(), path).toBe(404)
    expectSafe(answer)
  }
})

/** Sends a raw request line, which HTTP clients would refuse to send. */
const sendRaw = (line: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(site)
    let text = ''
    const socket = connect(Number(port), hostname, () =>
      // Not `end`: the server stops rendering for a client that has closed.
      socket.write(`${line}\r\nhost: ${hostname}:${port}\r\nconnection: close\r\n\r\n`),
    )
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.on('end', () => resolve(text)).on('error', reject)
  })

test('requests that Next refuses have the security headers', async () => {
  for (const line of ['GET //evil.example HTTP/1.1', 'GET /\\evil HTTP/1.1', 'GET http://[ HTTP/1.1']) {
    const answer = await sendRaw(line)
    expect(answer, line).toMatch(/^HTTP\/1.1 [345]\d\d/)
    expect(answer.match(/^content-security-policy: /gim), line).toHaveLength(1)
    expect(answer, line).toMatch(/^x-content-type-options: nosniff/im)
  }
})

test('a host in the request line does not change where the answer leads', async () => {
  for (const path of ['/careers/', '/en/careers', '/careers']) {
    const answer = await sendRaw(`GET http://evil.example${path} HTTP/1.1`)
    expect(answer, path).toMatch(/^HTTP\/1.1 (200|30[178]) /)
    expect(answer.split('\r\n\r\n')[0], path).not.toContain('evil')
  }
})

test('other methods than GET are refused before a page is rendered', async () => {
  expect(await sendRaw('OPTIONS * HTTP/1.1')).toMatch(/^HTTP\/1.1 400 /)
  const browser = await visitor()
  for (const path of ['/', '/es/contact', '/nope', '/art/hero.svg'])
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const broken = { 'content-type': 'multipart/form-data' }
      for (const headers of [{}, broken]) {
        const answer = await browser.fetch(path, { method, headers, data: 'a' })
        expect(answer.status(), `${method} ${path}`).toBe(405)
        expect(answer.headers().allow).toBe('GET, HEAD, OPTIONS')
        expectSafe(answer)
      }
    }
  const broken = { 'content-type': 'multipart/form-data', cookie: 'puente-token=guessed' }
  expect((await browser.post('/admin/account', { headers: broken, data: 'a' })).status()).toBe(400)
})

test('segments of pages have no URL of their own, and are served to the router only', async () => {
  const browser = await visitor()
  for (const path of ['/contact/retry', '/careers', '/nope'])
    for (const end of ['.segments/_tree.segment.rsc', '.rsc', '%2ersc']) {
      const answer = await browser.get(path + end)
      expect(answer.status(), path + end).toBe(404)
      expect(answer.headers()['cache-control']).toBe('no-store')
    }
  const segment = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
  expect(await (await (await visitor(segment)).get('/careers')).text()).toMatch(/^<!DOCTYPE html>/)
  const router = await visitor({ ...segment, rsc: '1' })
  const [known, unknown] = [await router.get('/careers'), await router.get('/nope')]
  expect(known.status()).toBe(200)
  expect([unknown.status(), unknown.headers()['cache-control']]).toEqual([404, 'no-store'])
  expect((await (await visitor({ 'x-middleware-prefetch': '1' })).get('/contact/retry')).status()).toBe(200)
})

test('idle connections stay open for longer than proxies keep theirs, which would lose the next request', async () => {
  const answer = await (await visitor()).get('/api/health')
  const [, seconds] = /timeout=(\d+)/.exec(answer.headers()['keep-alive'] ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(120)
})
