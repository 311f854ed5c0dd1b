import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { hearRouterAlone } from '@/lib/server/router-headers'

test('what only the router says is heard from the router alone, and from a server function', async () => {
  hearRouterAlone()
  const server = createServer(({ headers }, response) => response.end(JSON.stringify(headers))).listen(0)
  const url = `http://localhost:${(server.address() as AddressInfo).port}/careers`
  const said = {
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    'next-router-state-tree': 'x',
    'next-url': '/',
  }
  const heard = async (method: string, headers: Record<string, string>) =>
    (await (await fetch(url, { method, headers })).json()) as Record<string, string>
  const [visitor, router, action] = await Promise.all([
    heard('GET', { ...said, rsc: '2' }),
    heard('GET', { ...said, rsc: '1' }),
    heard('POST', said),
  ])
  server.close()
  for (const name of Object.keys(said)) expect(visitor).not.toHaveProperty(name)
  expect(router).toMatchObject(said)
  expect(action).toMatchObject(said)
})
