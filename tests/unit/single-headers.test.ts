import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { keepHeadersSingle } from '@/lib/server/single-headers'

test('a redirect that is named twice is sent once, and other headers as often as they are', async () => {
  keepHeadersSingle()
  const server = createServer((_, response) => {
    response.setHeader('location', '/a').appendHeader('Location', '/a')
    response.appendHeader('set-cookie', 'a=1').appendHeader('set-cookie', 'b=2')
    response.writeHead(308).end()
  }).listen(0)
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://localhost:${port}`, { redirect: 'manual' })
  server.close()
  expect(headers.get('location')).toBe('/a')
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})
