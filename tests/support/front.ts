import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { type Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { test as base } from '@playwright/test'

import { env } from '@/env'
import { startChild } from '../../scripts/process/child-process'
import { startNginx } from '../../scripts/nginx/server'
import { getFreePort } from '../../scripts/process/ports'

export { expect } from '@playwright/test'

type Headers = Record<string, string | string[]>
type RequestOptions = { method?: string; headers?: Headers; body?: string | Buffer; agent?: Agent }
export type RawResponse = { status: number; headers: IncomingMessage['headers']; body: Buffer; text: string }

/**
 * Sends one request without cookies, redirects or decompression, on a connection of its own or one of `agent`, and returns the
 * raw response.
 */
export const sendRequest = (
  url: string,
  { method = 'GET', headers = {}, body, agent }: RequestOptions = {},
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    // The certificate of the test is self-signed.
    const options = { method, headers, rejectUnauthorized: false, agent: agent ?? false }
    const sent = request(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const buffer = Buffer.concat(chunks)
        const { statusCode: status = 0, headers: answered } = response
        resolve({ status, headers: answered, body: buffer, text: buffer.toString() })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })

/** Starts an upstream that responds as the test says, and records its requests. */
export async function openUpstream() {
  const requests: { path: string; method: string; headers: IncomingMessage['headers'] }[] = []
  let answer: RequestListener = (_request, response) => void response.end('hello')
  const listener = (incoming: IncomingMessage, response: ServerResponse) => {
    requests.push({ path: incoming.url ?? '', method: incoming.method ?? '', headers: incoming.headers })
    answer(incoming, response)
  }
  const server = createServer(listener)
  const port = await getFreePort()
  const open = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await open()
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    address: `127.0.0.1:${port}`,
    requests,
    open,
    close,
    respondWith: (listener: RequestListener) => (answer = listener),
  }
}

type Front = Awaited<ReturnType<typeof openUpstream>> & {
  url: string
  ports: { http: number; https: number }
  dir: string
}
type Fixtures = {
  /** Addresses of further upstreams, listed before that of the test. */
  others: string[]
  /** The configuration of other sites of the same nginx. */
  otherSites: string
  /** A new nginx with the shipped configuration, in front of the upstream of the test. */
  front: Front
}

/** Tests of nginx. They are skipped where nginx is not installed, but not in continuous integration. */
export const test = base.extend<Fixtures & { nginx: string }>({
  nginx: async ({}, use, info) => {
    if (!env.E2E_NGINX && env.CI) throw new Error('There is no nginx, and it could not be installed.')
    info.skip(!env.E2E_NGINX, 'nginx is not installed')
    await use(env.E2E_NGINX ?? '')
  },
  others: [[], { option: true }],
  otherSites: ['', { option: true }],
  front: async ({ nginx, others, otherSites }, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'puente-front-'))
    const upstream = await openUpstream()
    const ports = { http: await getFreePort(), https: await getFreePort(), compressing: await getFreePort() }
    const place = { dir, upstream: [...others, upstream.address].join(' '), ports, otherSites }
    const server = await startNginx(nginx, place, startChild)
    await use({ ...upstream, url: `https://localhost:${ports.https}`, ports, dir })
    await server.stop()
    await upstream.close()
    rmSync(dir, { recursive: true, force: true })
  },
})
