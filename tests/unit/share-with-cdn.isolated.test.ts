import { setTimeout as sleep } from 'node:timers/promises'

import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { fetchFrom } from '../support/http-server'

const varnish = { CDN_PURGE_URL: 'http://127.0.0.1:6081', CDN_PURGE_TOKEN: 'a-token' }
/** What Next sends with a page of its cache. */
const cached = {
  'cache-control': 's-maxage=3600, stale-while-revalidate=31532400',
  'content-type': 'text/html',
}
const kept = 'public, max-age=0, s-maxage=600'
const notKept = 'public, max-age=0, must-revalidate'

let connection: AbortController
beforeEach(() => (connection = new AbortController()))
afterEach(() => {
  connection.abort()
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** A process with these variables, whose listening connection answers as `query` does. */
async function startProcess(variables: Record<string, string> = varnish, query = () => Promise.resolve({})) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { shareWithCdn } = await import('@/lib/server/http/pipeline/share-with-cdn')
  const { stripQueryOfCachedPage } = await import('@/lib/server/http/pipeline/cached-page-query')
  const freshness = await import('@/lib/server/cache/freshness')
  const client = { query } as unknown as pg.Client
  void freshness.keepFresh(client, () => Promise.resolve(), connection.signal)
  await Promise.resolve()
  await sleep(1)
  const send = async (
    status: number,
    headers: Record<string, string>,
    asked: RequestInit = {},
    path = '/',
  ) => {
    const answer = await fetchFrom(
      (request, response) => {
        stripQueryOfCachedPage(request, response)
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        response.writeHead(shareWithCdn(response, status)).end()
      },
      path,
      asked,
    )
    return {
      control: answer.headers.get('cache-control'),
      key: answer.headers.get('surrogate-key') ?? answer.headers.get('cache-tag'),
    }
  }
  return { send, ...freshness }
}

describe('what comes from the page cache', () => {
  test('may be kept by a CDN, under the key that is purged', async () => {
    const { send } = await startProcess()
    expect(await send(200, cached)).toEqual({ control: kept, key: 'puente' })
    expect(await send(200, { 'cache-control': 's-maxage=31536000', 'content-type': 'text/xml' })).toEqual({
      control: kept,
      key: 'puente',
    })
  })

  test('is sent as before without a CDN', async () => {
    const { send } = await startProcess({})
    expect(await send(200, cached)).toEqual({ control: cached['cache-control'], key: null })
  })

  test.each<Record<string, string>>([
    { cookie: 'puente-token=a' },
    { cookie: 'a=b; __Host-puente-token=c' },
    { cookie: '__prerender_bypass=a' },
    { authorization: 'JWT a' },
  ])('is not kept for someone who is known: %o', async (headers) => {
    const { send } = await startProcess()
    expect(await send(200, cached, { headers })).toEqual({ control: 'private, no-store', key: null })
  })

  test.each([
    ['a redirect', 307, {}],
    ['an error', 500, {}],
    ['a missing page', 404, {}],
    ['a fragment for the router', 200, { 'content-type': 'text/x-component' }],
    ['a response with a cookie', 200, { 'set-cookie': 'a=b' }],
  ])('is not kept when it is %s', async (_, status, headers) => {
    const { send } = await startProcess()
    expect(await send(status, { ...cached, ...headers })).toEqual({ control: notKept, key: null })
  })

  test.each(['/post?_rsc=1wtp7', '/post?a=b&_rsc', '/post?_rsc'])(
    'is not kept at the address of a fragment: %s',
    async (path) => {
      const { send } = await startProcess()
      expect(await send(200, cached, {}, path)).toEqual({ control: notKept, key: null })
    },
  )

  test('is kept with another query', async () => {
    const { send } = await startProcess()
    expect(await send(200, cached, {}, '/post?utm_source=a_rsc')).toEqual({ control: kept, key: 'puente' })
  })

  test('is not kept while the process may have missed a change', async () => {
    let answer = Promise.resolve({})
    const { send, isFresh, LEASE_MS } = await startProcess(varnish, () => answer)
    expect(isFresh()).toBe(true)
    // The connection is cut, and nobody says so.
    answer = new Promise(() => undefined)
    await vi.waitFor(() => expect(isFresh()).toBe(false), { timeout: 10 * LEASE_MS })
    expect(await send(200, cached)).toEqual({ control: notKept, key: null })
  })
})

test('other responses keep their headers', async () => {
  const { send } = await startProcess()
  for (const control of ['no-store', 'private, no-cache', 'public, max-age=31536000, immutable', notKept])
    expect(await send(200, { 'cache-control': control })).toEqual({ control, key: null })
})

describe('the requests of purges', () => {
  const of = async (url: string) => {
    const { keyHeaderOf, purgeRequestOf } = await import('@/lib/server/cache/cdn')
    const cdn = { url, token: 'a-token' }
    return [keyHeaderOf(cdn)[0], purgeRequestOf(cdn)]
  }
  test('are those of deploy/varnish.vcl, of Fastly and of Cloudflare', async () => {
    expect(await of('http://varnish:6081')).toEqual([
      'surrogate-key',
      { method: 'PURGE', headers: { authorization: 'Bearer a-token', 'surrogate-key': 'puente' } },
    ])
    expect(await of('https://api.fastly.com/service/7i6HN3TK9wS159v2gPAZ8A/purge')).toEqual([
      'surrogate-key',
      { method: 'POST', headers: { 'fastly-key': 'a-token', 'surrogate-key': 'puente' } },
    ])
    expect(
      await of('https://api.cloudflare.com/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache'),
    ).toEqual([
      'cache-tag',
      {
        method: 'POST',
        headers: { authorization: 'Bearer a-token', 'content-type': 'application/json' },
        body: '{"tags":["puente"]}',
      },
    ])
  })
})

test('a CDN without a token, without an address or with half of one is refused', async () => {
  const { productionErrors } = await import('@/env')
  const errors = (given: Record<string, string>) => productionErrors(given).filter((text) => /CDN/.test(text))
  for (const name of ['CDN_PURGE_URL', 'CDN_PURGE_TOKEN'] as const)
    expect(errors({ [name]: varnish[name] })[0]).toContain('a CDN needs CDN_PURGE_URL and CDN_PURGE_TOKEN')
  expect(errors({ ...varnish, CDN_PURGE_URL: '127.0.0.1:6081' })).toEqual([
    'CDN_PURGE_URL: must be an http or https address',
  ])
})

describe('deploy/varnish.vcl and deploy/puente.conf', () => {
  test('recognize the same cookies as the site', async () => {
    const { readFile } = await import('node:fs/promises')
    const [step, ...servers] = await Promise.all(
      ['src/lib/server/http/pipeline/share-with-cdn.ts', 'deploy/varnish.vcl', 'deploy/puente.conf'].map(
        (file) => readFile(file, 'utf8'),
      ),
    )
    const cookies = /privateCookie = \/([\w|-]+)\//.exec(step ?? '')?.[1] ?? 'none'
    for (const server of servers) expect(server).toContain(cookies)
  })
})
