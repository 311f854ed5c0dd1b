import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { sayMovedPermanently } from '@/lib/server/moved-permanently'
import { keepQueriesOutOfCache } from '@/lib/server/without-query'

const server = createServer((request, response) => {
  response.statusCode = Number(request.url?.slice(1, 4))
  response.setHeader('location', '/there').setHeader('cache-control', 's-maxage=3600')
  response.end()
})

beforeAll(() => {
  keepQueriesOutOfCache()
  sayMovedPermanently()
  server.listen(0)
})
afterAll(() => server.close())

const ask = (method: string, status: number | string) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}/${status}`, {
    method,
    redirect: 'manual',
  })

test.each(['GET', 'HEAD'])(
  '%s of what moved for good is told 301, and asks again next time',
  async (method) => {
    const { status, headers } = await ask(method, 308)
    expect(status).toBe(301)
    expect(headers.get('location')).toBe('/there')
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  },
)

test('whoever comes from a campaign takes it along, though no page is kept with it', async () => {
  const { headers } = await ask('GET', '308?utm_source=a%20b&_rsc=1ab')
  expect(headers.get('location')).toBe('/there?utm_source=a%20b')
  expect((await ask('GET', '308')).headers.get('location')).toBe('/there')
  expect((await ask('GET', '307?utm_source=a')).headers.get('location')).toBe('/there')
})

test('a form that is sent to an old address keeps its method', async () => {
  expect((await ask('POST', 308)).status).toBe(308)
})

test.each([200, 303, 307, 404])('%s stays what it is', async (status) => {
  const answer = await ask('GET', status)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toBe('s-maxage=3600')
})
