import { expect, test } from 'vitest'

import { readablePath } from '@/lib/server/http/pipeline/request-line'

test.each([
  ['/contact', '/contact'],
  ['/es/contact?utm_campaign=50%', '/es/contact?utm_campaign=50%'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/a%00b', '/a%2500b'],
  ['/zzz%0a', '/zzz%250a'],
  ['/zzz%0D%0A?a=%0a', '/zzz%250D%250A?a=%0a'],
  ['/es/blog/%E2%80%A8x', '/es/blog/%25E2%2580%25A8x'],
  ['/%e2%80%a9', '/%25e2%2580%25a9'],
  ['/a%20b', '/a%20b'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/100%', '/100%25'],
  ['/%ff?a=%ff&b?c', '/%25ff?a=%ff&b?c'],
  ['/', '/'],
])('changes %s to %s', (url, expected) => {
  expect(readablePath(url)).toBe(expected)
})
