import { expect, test } from 'vitest'

import { readablePath } from '@/lib/server/readable-path'

test.each([
  ['/contact', '/contact'],
  ['/es/contact?utm_campaign=50%', '/es/contact?utm_campaign=50%'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/a%00b', '/a%00b'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/100%', '/100%25'],
  ['/%ff?a=%ff&b?c', '/%25ff?a=%ff&b?c'],
  ['/', '/'],
])('%s', (url, expected) => {
  expect(readablePath(url)).toBe(expected)
})
