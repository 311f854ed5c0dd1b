import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'

import { adminSignInPath, adminViewPath } from '@/lib/admin-views'
import { proxy } from '@/proxy'

const statusOf = (path: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
  proxy(new NextRequest(`http://localhost:3000${path}`, init)).status

test.each([
  '/admin/users/verify/digest',
  '/admin/users/%76erify/digest',
  '/admin/users/verify/digest/more',
  '/admin/create-first-user',
  '/admin/Create-First-User/',
])('closes %s', (path) => expect(statusOf(path)).toBe(404))

test.each(['/admin/login', '/admin/logout', '/admin/forgot', '/admin/reset/token', '/auth/verify'])(
  'lets a visitor open %s',
  (path) => expect(statusOf(path)).toBe(200),
)

const cookie = 'puente-token=x'
test.each(['/admin', '/admin/collections/posts'])('lets a session open %s', (path) =>
  expect(statusOf(path, { headers: { cookie } })).toBe(200),
)

test.each([
  ['/admin', '/admin/login'],
  ['/admin/', '/admin/login'],
  ['/admin/collections/leads?page=2', '/admin/login?redirect=%2Fadmin%2Fcollections%2Fleads%3Fpage%3D2'],
  ['/admin?tab=leads', '/admin/login?redirect=%2Fadmin%3Ftab%3Dleads'],
  ['/admin//evil.example', '/admin/login?redirect=%2Fadmin%2F%2Fevil.example'],
])('sends a visitor of %s to sign in', (path, expected) => {
  for (const method of ['GET', 'HEAD']) {
    const response = proxy(new NextRequest(`http://localhost:3000${path}`, { method }))
    const location = new URL(response.headers.get('location') ?? '', 'http://localhost:3000')
    expect([response.status, location.origin, location.pathname + location.search]).toEqual([
      307,
      'http://localhost:3000',
      expected,
    ])
  }
})

test('refuses a server function without a session', () => {
  expect(statusOf('/admin', { method: 'POST' })).toBe(401)
  expect(statusOf('/admin', { method: 'POST', headers: { cookie: 'puente-token=x' } })).toBe(200)
})

test.each<[string[], Record<string, string | string[]>, string]>([
  [[], {}, '/admin/login'],
  [[], { tab: 'clients', client: '1' }, '/admin/login?redirect=%2Fadmin%3Ftab%3Dclients%26client%3D1'],
  [
    ['collections', 'posts'],
    { 'where[and]': ['a', 'b'] },
    `/admin/login?redirect=${encodeURIComponent('/admin/collections/posts?where%5Band%5D=a&where%5Band%5D=b')}`,
  ],
])('after a session that ended, %j with %j leads back to itself', (segments, search, path) =>
  expect(adminSignInPath(adminViewPath(segments, search))).toBe(path),
)

test('names the page in preview to its queries, and gives it a private response', () => {
  const read = (path: string, method = 'GET') =>
    proxy(
      new NextRequest(`http://localhost:3000${path}`, {
        method,
        headers: { cookie: '__prerender_bypass=x; puente-token=x' },
      }),
    ).headers
  const page = read('/es/blog/hola')
  expect(page.get('x-middleware-request-x-puente-page')).toBe('/es/blog/hola')
  expect(page.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(page.get('cache-control')).toBe('private, no-store')
  expect(page.get('content-security-policy')).toMatch(/'nonce-.*frame-src 'self'$/)
  // The cookie of the home page is sent to the admin too, which is none of its pages.
  for (const admin of [read('/admin/collections/posts'), read('/admin', 'POST')])
    expect(admin.get('x-middleware-request-x-puente-page')).toBeNull()
})

test('the admin shows pictures of other sites in the list and the editor of posts only', () => {
  const pictures = (path: string) => {
    const { headers } = proxy(new NextRequest(`http://localhost:3000${path}`, { headers: { cookie } }))
    return /img-src [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0]
  }
  for (const path of ['', '/create', '/3f6c', '/3f6c/versions'])
    expect(pictures(`/admin/collections/posts${path}`), path).toBe("img-src 'self' data: blob: https:")
  for (const path of [
    '',
    '/login',
    '/people',
    '/collections/leads',
    '/collections/posts-x',
    '/globals/site-settings',
  ])
    expect(pictures(`/admin${path}`), path).toBe("img-src 'self' data: blob:")
})
