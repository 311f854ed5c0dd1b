import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { test as base } from '@playwright/test'

import { env } from '@/env'
import { startChild } from '../../scripts/process/children'
import { startFront } from '../../scripts/process/nginx'
import { freePort } from '../../scripts/process/ports'

export { expect } from '@playwright/test'

type Headers = Record<string, string | string[]>
type Ask = { method?: string; headers?: Headers; body?: string | Buffer }
export type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer; text: string }

/** One request as it is, nothing added and nothing undone: no cookies, no redirects, no decompression. */
export const ask = (url: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    // The certificate is made for the test.
    const sent = request(url, { method, headers, rejectUnauthorized: false, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const whole = Buffer.concat(chunks)
        const { statusCode: status = 0, headers: answered } = response
        resolve({ status, headers: answered, body: whole, text: whole.toString() })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })

/** A site that answers as the test says, and remembers what it was asked. */
async function openUpstream() {
  const asked: { path: string; method: string; headers: IncomingMessage['headers'] }[] = []
  let answer: RequestListener = (_request, response) => void response.end('hello')
  const listener = (incoming: IncomingMessage, response: ServerResponse) => {
    asked.push({ path: incoming.url ?? '', method: incoming.method ?? '', headers: incoming.headers })
    answer(incoming, response)
  }
  const server = createServer(listener)
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { address: `127.0.0.1:${port}`, asked, close, answers: (with_: RequestListener) => (answer = with_) }
}

type Front = Awaited<ReturnType<typeof openUpstream>> & { url: string; port: number; dir: string }
type Fixtures = {
  /** Upstreams beside ours that the front server is told of, before it. */
  others: string[]
  /** The shipped front server, new, before a site that the test plays. */
  front: Front
}

/** Tests of the front server: left out where nginx is not installed, but never in continuous integration. */
export const test = base.extend<Fixtures & { nginx: string }>({
  nginx: async ({}, use, info) => {
    if (!env.E2E_NGINX && env.CI) throw new Error('There is no nginx, and it could not be installed.')
    info.skip(!env.E2E_NGINX, 'nginx is not installed')
    await use(env.E2E_NGINX ?? '')
  },
  others: [[], { option: true }],
  front: async ({ nginx, others }, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'puente-front-'))
    const upstream = await openUpstream()
    const ports = { http: await freePort(), https: await freePort(), compressing: await freePort() }
    const place = { dir, upstream: [...others, upstream.address].join(' '), ports }
    const server = await startFront(nginx, place, startChild)
    await use({ ...upstream, url: `https://localhost:${ports.https}`, port: ports.https, dir })
    await server.stop()
    await upstream.close()
    rmSync(dir, { recursive: true, force: true })
  },
})
