import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

import { expect, test } from 'vitest'

import { env } from '@/env'
import { assumeOwnSite } from '@/lib/server/http/pipeline/request-headers'

function siteOf(method: string, headers: IncomingHttpHeaders): string | string[] | undefined {
  assumeOwnSite({ method, headers } as IncomingMessage, {} as ServerResponse)
  return headers['sec-fetch-site']
}

test.each<[string, IncomingHttpHeaders]>([
  ['GET', {}],
  ['HEAD', {}],
  ['GET', { referer: `${env.SITE_URL}/auth?next=/dashboard` }],
  ['GET', { origin: env.SITE_URL, referer: `${env.SITE_URL}/` }],
])('a %s without Fetch Metadata and with %j counts as the site’s own', (method, headers) =>
  expect(siteOf(method, headers)).toBe('same-origin'),
)

test.each<[string, IncomingHttpHeaders]>([
  ['GET', { referer: 'https://evil.example/' }],
  ['GET', { origin: 'https://evil.example' }],
  ['GET', { origin: 'null' }],
  ['GET', { origin: env.SITE_URL, referer: 'https://evil.example/' }],
  ['GET', { referer: `${env.SITE_URL}.evil.example/` }],
  ['GET', { referer: '' }],
  ['POST', {}],
  ['POST', { origin: env.SITE_URL }],
  ['DELETE', { referer: `${env.SITE_URL}/` }],
])('a %s with %j does not', (method, headers) => expect(siteOf(method, headers)).toBeUndefined())

test('what a browser says with Fetch Metadata is kept', () => {
  expect(siteOf('GET', { 'sec-fetch-site': 'cross-site' })).toBe('cross-site')
  expect(siteOf('GET', { 'sec-fetch-dest': 'image' })).toBeUndefined()
})
