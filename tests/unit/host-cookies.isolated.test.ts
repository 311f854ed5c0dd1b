import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { readHostCookies, writeHostCookie } from '@/lib/host-cookies'
import { fetchFrom } from '../support/http-server'

describe('a Cookie header', () => {
  test.each([
    ['__Host-puente-token=a', 'puente-token=a'],
    ['a=b; __Host-puente-token=x.y=z;__Host-puente_hint=team', 'a=b; puente-token=x.y=z; puente_hint=team'],
    // Planted by a subdomain.
    ['puente-token=planted', ''],
    ['puente-token=planted; __Host-puente-token=own; puente_device=planted', 'puente-token=own'],
    ['__Host-puente-token=own; puente-token=planted', 'puente-token=own'],
    // After a blank that browsers keep and Payload trims, they check no prefix.
    [
      '\u00a0__Host-puente-token=planted; __Host-puente-token=own',
      '\u00a0__Host-puente-token=planted; puente-token=own',
    ],
    ['\u00a0puente-token=planted', ''],
    // Not of this host alone: Payload's scripts set them.
    [
      'puente-lng=es; puente-theme=dark; puente_language=es',
      'puente-lng=es; puente-theme=dark; puente_language=es',
    ],
    ['__Host-other=a; form_draft', '__Host-other=a'],
    ['', ''],
  ])('%s is read as %s', (sent, read) => expect(readHostCookies(sent)).toBe(read))
})

test.each([
  ['puente-token=a; Path=/; Secure=true', '__Host-puente-token=a; Path=/; Secure=true'],
  ['form_draft=a; Path=/; Secure', '__Host-form_draft=a; Path=/; Secure'],
  ['puente-lng=es; Path=/', 'puente-lng=es; Path=/'],
])('%s is sent as %s', (set, sent) => expect(writeHostCookie(set)).toBe(sent))

describe.each([
  ['https://agency.example', '__Host-puente-token=a', '__Host-puente-token=b; Path=/'],
  ['http://localhost:3000', 'puente-token=a', 'puente-token=b; Path=/'],
])('the pipeline of %s', (SITE_URL, sent, received) => {
  beforeEach(() => {
    vi.resetModules()
    vi.stubEnv('SITE_URL', SITE_URL)
  })
  afterEach(() => vi.unstubAllEnvs())

  test('reads and sets cookies of this host', async () => {
    const { acceptHostCookies } = await import('@/lib/server/http/pipeline/request-headers')
    const { prefixHostCookies } = await import('@/lib/server/http/pipeline/response')
    let read: string | undefined
    const { headers } = await fetchFrom(
      (request, response) => {
        acceptHostCookies(request, response)
        read = request.headers.cookie
        response.setHeader('set-cookie', ['puente-token=b; Path=/', 'puente-lng=es'])
        response.writeHead(prefixHostCookies(response, 200)).end()
      },
      '/',
      { headers: { cookie: sent } },
    )
    expect(read).toBe('puente-token=a')
    expect(headers.getSetCookie()).toEqual([received, 'puente-lng=es'])
  })
})

test('every cookie of the server is secure, for all paths and of no domain over https', async () => {
  vi.resetModules()
  vi.stubEnv('SITE_URL', 'https://agency.example')
  const { clearSessionCookies, setSessionCookies, setSignUpCookie } =
    await import('@/lib/server/auth/session')
  const headers = new Headers()
  setSessionCookies(headers, { role: 'team', language: 'es' })
  setSignUpCookie(headers, 'proof')
  clearSessionCookies(headers)
  const cookies = headers.getSetCookie().map(writeHostCookie)
  expect(cookies.filter((cookie) => cookie.startsWith('__Host-'))).toHaveLength(4)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/; Secure(;|$)/)
    expect(cookie).not.toMatch(/domain/i)
  }
  vi.unstubAllEnvs()
})
