import { createHash } from 'node:crypto'
import { connect } from 'node:http2'
import { gunzipSync } from 'node:zlib'

import { env } from '@/env'
import { sendRequest, expect, test } from '../support/front'
import { password, rows, signedIn, site } from '../support/http'

/** The running product, through the shipped nginx. */
const front = env.E2E_FRONT_URL ?? ''
test.beforeEach(({ nginx }) => expect(nginx).toBeTruthy())

type Headers = Record<string, string | string[]>
const at = (path: string, headers: Headers = {}) => sendRequest(front + path, { headers })
const html = async (path: string, headers: Headers = {}) => (await at(path, headers)).text
const visitors = { accept: 'text/html', 'accept-encoding': 'identity' }
const router = { rsc: '1' }

test('answers each language and query with its own page, in parallel and from the cache', async () => {
  const pages = [
    ['/', 'en'],
    ['/es', 'es'],
    ['/contact', 'en'],
    ['/es/contact', 'es'],
    ['/?language=es', 'en'],
    ['/es?language=en', 'es'],
  ] as const
  const requests = [...pages, ...pages, ...pages].map(async ([path, language]) => {
    const { status, text } = await at(path, {
      ...visitors,
      'accept-language': 'fr',
      cookie: 'NEXT_LOCALE=es',
    })
    expect([path, status]).toEqual([path, 200])
    expect(text).toContain(`<html lang="${language}"`)
  })
  await Promise.all(requests)
  const [one, other] = [await html('/resources/search?q=uno'), await html('/resources/search?q=otro')]
  expect(one).toContain('value="uno"')
  expect(other).toContain('value="otro"')
})

test('caches the page and the router data of a URL separately', async () => {
  const isPage = async (path: string) => expect(await html(path)).toMatch(/^<!DOCTYPE html>/)
  const isData = async (path: string, headers: Headers) => {
    const { headers: answered, text } = await at(path, headers)
    expect(answered['content-type']).toContain('text/x-component')
    expect(text).not.toContain('<!DOCTYPE')
  }
  const prefetch = { ...router, 'next-router-prefetch': '1' }
  const segment = { ...prefetch, 'next-router-segment-prefetch': '/_tree' }
  const tree = encodeURIComponent(
    JSON.stringify(['', { children: ['__PAGE__', {}, null, null] }, null, null, 16]),
  )
  const visit = { ...router, 'next-router-state-tree': tree, 'next-url': '/' }
  for (const headers of [prefetch, segment, visit]) {
    // Next redirects each kind of router request to its own URL, which is requested as a page too.
    const { location = '' } = (await at('/careers', headers)).headers
    expect(location).toMatch(/^\/careers\?_rsc=/)
    await isData(location, headers)
    await isPage(location)
    await isPage('/careers')
    await isData(location, headers)
    // A repeated header must not change what is cached for a single one.
    await expect(async () => {
      await at(location, { ...headers, rsc: ['1', '1'] })
      await isData(location, headers)
    }).toPass()
    await isPage(location)
  }
})

/** What visitors get: a CDN may keep it while its web process is sure to hear of changes. */
const shared = /^public, max-age=0, (s-maxage=600|must-revalidate)$/

test('staff bypass the cache, and visitors never see what was rendered for staff', async () => {
  const data = JSON.stringify({ email: 'team@puente.example', password })
  const headers = { 'content-type': 'application/json', origin: site }
  const login = await sendRequest(`${front}/api/users/login`, { method: 'POST', headers, body: data })
  expect(login.status).toBe(200)
  const [session = ''] = (login.headers['set-cookie'] ?? []).filter((cookie) => /^puente-token=/.test(cookie))
  const staff = { cookie: session.split(';')[0] ?? '', origin: site, 'sec-fetch-site': 'same-origin' }

  for (const turn of [1, 2]) {
    expect(await html('/api/users/me', staff), `${turn}`).toContain('team@puente.example')
    expect(await html('/api/users/me', visitors)).not.toContain('team@puente.example')
    const admin = await at('/admin', { ...staff, accept: 'text/html', 'sec-fetch-dest': 'document' })
    expect(admin.status).toBe(200)
    expect(admin.headers['cache-control']).toContain('no-store')
    expect(admin.text).toContain('Lucía Fernández')
    const outside = await at('/admin', visitors)
    expect(outside.text).toContain('/admin/login')
    expect(outside.text).not.toContain('Lucía Fernández')

    for (const path of ['/', '/es/resources']) {
      await at(path, visitors)
      const shown = await at(path, staff)
      expect(shown.status).toBe(200)
      expect(shown.headers['x-cache']).toBe('BYPASS')
      expect(shown.headers['cache-control']).toBe('private, no-store')
      expect((await at(path, visitors)).headers['cache-control']).toMatch(shared)
    }
  }
})

test('a change by staff is public within seconds', async () => {
  const team = await signedIn('team')
  const page = '/api/globals/careers-page?locale=es'
  const { title } = (await (await team.get(page)).json()) as { title: string | null }
  const publish = (words: string | null) => team.post(page, { data: { title: words, _status: 'published' } })
  const within = { intervals: [100] }
  const shows = (text: string) =>
    expect.poll(async () => (await html('/es/careers', visitors)).includes(text), within).toBe(true)

  await shows(title ?? '')
  const word = `Trabajo ${crypto.randomUUID().slice(0, 8)}`
  expect((await publish(word)).status()).toBe(200)
  await shows(word)
  expect((await publish(title)).status()).toBe(200)
  await shows(title ?? '')
})

test('compressed and uncompressed responses are equal', async () => {
  await expect(async () => {
    const [packed, plain] = await Promise.all([
      at('/terms-of-service', { 'accept-encoding': 'gzip, br' }),
      at('/terms-of-service', { 'accept-encoding': 'identity' }),
    ])
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const { headers } of [packed, plain])
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
    const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    expect(digest(gunzipSync(packed.body))).toBe(digest(plain.body))
  }).toPass()
})

test('scripts, styles, fonts and pictures are public and immutable', async () => {
  const page = await html('/')
  const files = page.match(/\/_next\/static\/[^"' \\]+\.(?:css|js|woff2)|\/art\/[\w-]+\.svg\?v=\w+/g) ?? []
  const kinds = new Map(files.map((file) => [file.replace(/.*\.(\w+)(\?.*)?$/, '$1'), file]))
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['css', 'js', 'svg']))
  for (const [kind, file] of kinds) {
    const { status, headers } = await at(file, { 'accept-encoding': 'gzip' })
    expect([file, status]).toEqual([file, 200])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['content-encoding']).toBe(kind === 'woff2' ? undefined : 'gzip')
    expect((await at(file, { 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined()
  }
  const [picture] = await rows<{ url: string }>(
    `select url from blog_images where url is not null order by created_at limit 1`,
  )
  if (picture) {
    const { pathname } = new URL(picture.url, site)
    expect((await at(pathname)).headers['cache-control']).toContain('immutable')
  }
})

test('answers with the configured host, whatever host is requested', async () => {
  const tricks = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    forwarded: 'host=evil.example',
  }
  for (const path of ['/', '/es/careers', '/careers/', '/admin', '/sitemap.xml']) {
    const { status, headers, text } = await at(path, { ...visitors, ...tricks })
    expect(status).toBeLessThan(400)
    expect(text + JSON.stringify(headers)).not.toMatch(/evil\.example|gopher/)
  }
  const stranger = await at('/careers?a=1', { host: 'evil.example' })
  expect(stranger.status).toBe(308)
  expect(stranger.headers.location).toBe('https://localhost/careers?a=1')
})

test('speaks HTTP/2, and answers 404 for an unknown page', async () => {
  const session = connect(front, { rejectUnauthorized: false })
  const stream = session.request({ ':path': '/es/no-hay-tal-pagina' })
  const status = new Promise((resolve) => stream.once('response', (headers) => resolve(headers[':status'])))
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  await new Promise((resolve) => stream.once('end', resolve))
  session.close()
  expect(await status).toBe(404)
  expect(text).toContain('<html lang="es"')
})
