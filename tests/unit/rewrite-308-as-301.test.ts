import type { RequestListener } from 'node:http'

import { expect, test } from 'vitest'

import { stripQueryOfCachedPage, rewrite308As301 } from '@/lib/server/http/pipeline/cached-page-query'
import { fetchFrom } from '../support/http-server'

/** Redirects with the status in the path, as Next does from the page cache. */
const redirect: RequestListener = (request, response) => {
  stripQueryOfCachedPage(request, response)
  response.setHeader('location', '/there').setHeader('cache-control', 's-maxage=3600')
  response.writeHead(rewrite308As301(response, Number(request.url?.slice(1, 4)))).end()
}
const ask = (method: string, path: number | string) => fetchFrom(redirect, `/${path}`, { method })

test.each(['GET', 'HEAD'])(
  'sends 301 for a permanent redirect of %s, which must be revalidated',
  async (method) => {
    const { status, headers } = await ask(method, 308)
    expect(status).toBe(301)
    expect(headers.get('location')).toBe('/there')
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  },
)

test('adds the visitor’s query to the target of a permanent redirect', async () => {
  const { headers } = await ask('GET', '308?utm_source=a%20b&_rsc=1ab')
  expect(headers.get('location')).toBe('/there?utm_source=a%20b')
  expect((await ask('GET', '308')).headers.get('location')).toBe('/there')
  expect((await ask('GET', '307?utm_source=a')).headers.get('location')).toBe('/there')
})

test('keeps 308 for POST', async () => {
  expect((await ask('POST', 308)).status).toBe(308)
})

test.each([200, 303, 307, 404])('leaves %s unchanged', async (status) => {
  const answer = await ask('GET', status)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toBe('s-maxage=3600')
})
