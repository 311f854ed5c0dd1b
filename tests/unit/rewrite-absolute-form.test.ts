import { expect, test } from 'vitest'

import { originForm } from '@/lib/server/http/pipeline/request-line'

test.each([
  ['http://evil.example/x', '/x'],
  ['HTTPS://evil.example:8080/x?a=b', '/x?a=b'],
  ['http://user:word@evil.example', '/'],
  ['http://evil.example?a=b', '/?a=b'],
  ['http://evil.example\\x', '/\\x'],
  ['http://[', 'http://['],
  ['/x?to=http://evil.example/y', '/x?to=http://evil.example/y'],
  ['//evil.example/x', '//evil.example/x'],
  ['*', '*'],
  ['http:/x', 'http:/x'],
])('reduces %s to %s', (url, expected) => {
  expect(originForm(url)).toBe(expected)
})
