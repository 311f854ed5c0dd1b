import { expect, test } from 'vitest'

import { withoutQuery } from '@/lib/server/http/pipeline/cached-page-query'

test.each([
  ['/', '/'],
  ['/?email=a', '/'],
  ['/careers?email=a@x.example&utm_source=b', '/careers'],
  ['/careers?', '/careers'],
  ['/careers??a?b', '/careers'],
  ['/careers?email=a&_rsc=1ab', '/careers'],
  ['/resources/page/1?a=b', '/resources/page/1'],
  ['/resources/search/more?q=a', '/resources/search/more'],
  ['/blog/post?a=b', '/blog/post'],
  ['/apiary?a=b', '/apiary'],
  ['/es/api?a=b', '/es/api'],
  ['/authors?a=b', '/authors'],
  ['/api/../careers?a=b', '/api/../careers'],
  ['/api/%2e%2E/careers?a=b', '/api/%2e%2E/careers'],
  ['/art\\..\\careers?a=b', '/art\\..\\careers'],
  ['//api/users?a=b', '//api/users'],
  ['http://localhost/careers?a=b', 'http://localhost/careers'],
])('removes the query of the cached page %s', (url, expected) => {
  expect(withoutQuery(url)).toBe(expected)
})

test.each([
  '/api/users?where[email][equals]=a',
  '/admin?redirect=/admin/a?b',
  '/_next/image?url=a&w=1',
  '/art/talk.webp?v=1',
  '/resources/search?q=a%20b',
  '/es/resources/search?q=a&_rsc=1',
  '/contact/retry?a=b',
  '/es/contact/retry?a=b',
  '/auth/reset?token=a',
  '/es/proposal/1?a=b',
  '/dashboard?a=b',
  '/blog?utm_source=a',
  '/es/blog?utm_source=a',
  '/en?utm_source=a',
  '/en/careers?utm_source=a',
  '/careers/?utm_source=a',
])('keeps the query of %s', (url) => {
  expect(withoutQuery(url)).toBe(url)
})

test.each([
  ['/es/careers?_rsc=1a-b_c', '/es/careers?_rsc=1a-b_c'],
  ['/careers?_rsc', '/careers?_rsc'],
  ['/careers?email=a&_rsc=1ab&name=b', '/careers?_rsc=1ab'],
  ['/careers?_rsc=a@x.example', '/careers'],
  ['/careers?email_rsc=a', '/careers'],
])('keeps the _rsc of Next’s router in %s', (url, expected) => {
  expect(withoutQuery(url, true)).toBe(expected)
})
