import { createServer, ServerResponse, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, test, vi } from 'vitest'

const { writeHead } = ServerResponse.prototype
afterEach(() => {
  ServerResponse.prototype.writeHead = writeHead
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The headers that a process with these variables sends when it answers in this way. */
async function headersOf(variables: Record<string, string>, answer: (response: ServerResponse) => void) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { sendSecurityHeaders } = await import('@/lib/server/security-headers')
  sendSecurityHeaders()
  const server = createServer((_, response) => answer(response)).listen(0)
  const { headers } = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`)
  server.close()
  return headers
}

const overHttp = { NODE_ENV: 'production', SITE_URL: 'http://localhost:3000' }
const overHttps = { NODE_ENV: 'production', SITE_URL: 'https://puente.example' }
const policy = 'content-security-policy'

test('an answer that says nothing runs nothing, is framed by nobody else and guessed by nobody', async () => {
  const headers = await headersOf(overHttp, (response) => response.end('text'))
  expect(headers.get(policy)).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

test.each<[string, OutgoingHttpHeaders]>([
  ['before', {}],
  ['with its status', { 'Content-Security-Policy': "default-src 'self'" }],
])('an answer that names its policy %s has that one alone', async (_, late) => {
  const headers = await headersOf(overHttp, (response) => {
    if (!('Content-Security-Policy' in late)) response.setHeader(policy, "default-src 'self'")
    response.writeHead(200, late).end()
  })
  expect(headers.get(policy)).toBe("default-src 'self'")
})

test('a site over https stays there, for the page and for all that it loads', async () => {
  const headers = await headersOf(overHttps, (response) => response.end())
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/)
  expect(headers.get(policy)).toMatch(/; upgrade-insecure-requests$/)
})

test('a site over http, such as the demo, promises nothing of the kind', async () => {
  const headers = await headersOf(overHttp, (response) => response.end())
  expect(headers.has('strict-transport-security')).toBe(false)
  expect(headers.get(policy)).not.toContain('upgrade')
})

test('a development server has no policy', async () => {
  const headers = await headersOf({ ...overHttp, NODE_ENV: 'development' }, (response) => response.end())
  expect(headers.has(policy)).toBe(false)
  expect(headers.has('x-frame-options')).toBe(true)
})
