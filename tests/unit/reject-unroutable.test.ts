import { describe, expect, test } from 'vitest'

import { env } from '@/env'
import { rejectionOf } from '@/lib/server/http/pipeline/request-line'

const rejectionFor = (line: string, type?: string) => {
  const [method, url] = line.split(' ')
  return rejectionOf({ method, url, headers: type ? { 'content-type': type } : {} })
}
const allow = 'GET, HEAD, OPTIONS'

describe('rejects', () => {
  test.each(['OPTIONS *', 'GET evil.example', 'GET http:/x'])('%s with 400', (line) => {
    expect(rejectionFor(line)).toEqual({ status: 400 })
  })

  test.each([
    'GET /contact/retry.segments/_tree.segment.rsc',
    'GET /es/careers.rsc?a=b',
    'GET /nope.segments/x',
    'POST /api/x.rsc',
    'GET /careers%2ersc',
    'GET /careers%2Esegments%2F_tree',
  ])('%s with 404', (line) => {
    expect(rejectionFor(line)).toEqual({ status: 404 })
  })

  test.each(['POST /admin', 'POST /admin/login', 'PUT /admin/people', 'POST /admin/collections/tickets/x'])(
    '%s with 405, because the desk has no server functions',
    (line) => {
      expect(rejectionFor(line)).toEqual({ status: 405, allow })
    },
  )

  test.each(['POST /', 'POST /es/contact?a=b', 'PUT /nope', 'DELETE /_next/static/a.js', 'POST /apiary'])(
    '%s with 405 and the allowed methods',
    (line) => {
      expect(rejectionFor(line)).toEqual({ status: 405, allow })
    },
  )

  test.each(['PUT /admin/account', 'DELETE /admin/collections/users', 'PROPFIND /admin/login-help'])(
    '%s with 405, because the admin has no such method',
    (line) => {
      expect(rejectionFor(line)).toEqual({ status: 405, allow: 'GET, HEAD, POST, OPTIONS' })
    },
  )

  test('OPTIONS of a page with its allowed methods', () => {
    expect(rejectionFor('OPTIONS /contact')).toEqual({ status: 204, allow })
    expect(rejectionFor('OPTIONS /admin')).toEqual({ status: 204, allow })
    expect(rejectionFor('OPTIONS /admin/account')).toEqual({ status: 204, allow: 'GET, HEAD, POST, OPTIONS' })
  })

  test.each(['multipart/form-data', 'Multipart/Form-Data; charset=a', 'multipart/form-data; boundary='])(
    'a form post to the admin as %s with 400',
    (type) => {
      expect(rejectionFor('POST /admin/account', type)).toEqual({ status: 400 })
    },
  )
})

describe('a server function of the admin', () => {
  const id = '4'.repeat(42)
  const statusFor = (headers: Record<string, string>) =>
    rejectionOf({ method: 'POST', url: '/admin/collections/posts', headers })?.status

  test.each([
    [403, { origin: 'https://evil.example', 'next-action': id }],
    [403, { origin: 'null', cookie: 'a=b', 'next-action': id }],
    [403, { cookie: 'a=b', 'next-action': id }],
    [404, { origin: env.SITE_URL, 'next-action': 'x' }],
    [404, { origin: env.SITE_URL, 'next-action': '' }],
    [404, { origin: env.SITE_URL, 'next-action': '__proto__' }],
    [404, { origin: env.SITE_URL, 'next-action': '4'.repeat(41) }],
    [400, { origin: env.SITE_URL, 'content-type': 'multipart/form-data' }],
    [undefined, { origin: env.SITE_URL, cookie: 'a=b', 'next-action': id }],
  ])('is answered with %s for %j', (status, headers) => expect(statusFor(headers)).toBe(status))
})

describe('lets through', () => {
  test.each([
    'GET /',
    'HEAD /es/contact',
    'GET /careers?a=.rsc',
    'GET /rsc',
    'GET /services/segments/x',
    'GET /%ff',
    'POST /api/contact-form',
    'PATCH /api/leads/1',
    'OPTIONS /api/users',
    'POST /admin/account',
    'POST /admin/collections/posts',
  ])('%s', (line) => {
    expect(rejectionFor(line)).toBeUndefined()
  })

  test.each([
    'multipart/form-data; boundary=----WebKitFormBoundaryAbc123',
    'multipart/form-data;boundary="a b"',
    'multipart/form-data; boundary=----formdata-undici-012345',
    'text/plain;charset=UTF-8',
  ])('a form post to the admin as %s', (type) => {
    expect(rejectionFor('POST /admin/account', type)).toBeUndefined()
  })
})
