import { Agent, createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test, vi } from 'vitest'

import { drainConnectionsOnClose } from '@/lib/server/http/pipeline/patched-server'

const ask = (port: number, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent, method: 'POST' }, (response) => {
      response.resume().on('end', () => resolve(response))
    })
    sent.on('error', reject).end('x')
  })

test('a closing server responds on its open connections, closes them, and refuses new ones', async () => {
  drainConnectionsOnClose(60_000)
  const server = createServer((_, response) => void response.end('hello')).listen(0, '127.0.0.1')
  // On a busy machine the usual five seconds are over before the second request.
  server.keepAliveTimeout = 60_000
  await new Promise((resolve) => server.on('listening', resolve))
  const { port } = server.address() as AddressInfo
  const kept = new Agent({ keepAlive: true, maxSockets: 1 })
  await ask(port, kept)

  const closed = new Promise((resolve) => server.close(resolve))
  await vi.waitFor(() => expect(server.listening).toBe(false))
  const last = await ask(port, kept)
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close'])
  await expect(ask(port, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(await closed).toBeUndefined()
})

test('connections that wait to be accepted when the server closes are answered', async () => {
  drainConnectionsOnClose(60_000)
  const server = createServer((_, response) => void response.end('hello')).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.on('listening', resolve))
  const { port } = server.address() as AddressInfo
  const answers = Promise.allSettled(Array.from({ length: 30 }, () => ask(port, new Agent())))
  // By then all of them are connected, but Node has accepted none.
  await new Promise((resolve) => process.nextTick(resolve))
  const closed = new Promise((resolve) => server.close(resolve))
  expect((await answers).map(({ status }) => status)).toEqual(Array(30).fill('fulfilled'))
  expect(await closed).toBeUndefined()
})

test('connections that stay idle are closed after the given time', async () => {
  drainConnectionsOnClose(1)
  const server = createServer((_, response) => void response.end('hello')).listen(0)
  const { port } = server.address() as AddressInfo
  await ask(port, new Agent({ keepAlive: true }))
  expect(await new Promise((resolve) => server.close(resolve))).toBeUndefined()
})
