import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

import { afterEach, expect, test, vi } from 'vitest'

import { fetchFrom } from '../support/http-server'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Returns the headers that a process with these variables sends. */
async function headersOf(
  variables: Record<string, string>,
  prepare: (response: ServerResponse) => OutgoingHttpHeaders | undefined = () => undefined,
) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { addSecurityHeaders } = await import('@/lib/server/http/pipeline/response')
  const { headers } = await fetchFrom((_, response) => {
    const late = prepare(response) ?? {}
    response.writeHead(addSecurityHeaders(response, 200), late).end()
  })
  return headers
}

const overHttp = { NODE_ENV: 'production', SITE_URL: 'http://localhost:3000' }
const overHttps = { NODE_ENV: 'production', SITE_URL: 'https://puente.example' }
const policy = 'content-security-policy'

test('adds a deny-all policy, nosniff and frame options', async () => {
  const headers = await headersOf(overHttp)
  expect(headers.get(policy)).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

test('keeps the policy that a response already has', async () => {
  const headers = await headersOf(
    overHttp,
    (response) => void response.setHeader(policy, "default-src 'self'"),
  )
  expect(headers.get(policy)).toBe("default-src 'self'")
})

test('keeps a policy passed to writeHead', async () => {
  const headers = await headersOf(overHttp, () => ({ 'Content-Security-Policy': "default-src 'self'" }))
  expect(headers.get(policy)).toBe("default-src 'self'")
})

test('sends HSTS and upgrades requests on an https site', async () => {
  const headers = await headersOf(overHttps)
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/)
  expect(headers.get(policy)).toMatch(/; upgrade-insecure-requests$/)
})

test('sends neither on an http site, such as the demo', async () => {
  const headers = await headersOf(overHttp)
  expect(headers.has('strict-transport-security')).toBe(false)
  expect(headers.get(policy)).not.toContain('upgrade')
})

test('sends no policy in development', async () => {
  const headers = await headersOf({ ...overHttp, NODE_ENV: 'development' })
  expect(headers.has(policy)).toBe(false)
  expect(headers.has('x-frame-options')).toBe(true)
})
