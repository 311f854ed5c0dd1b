import { expect, test } from 'vitest'

import { lowerPrefix } from '@/lib/server/http/pipeline/request-line'

test.each([
  ['/ES/contact', '/es/contact'],
  ['/Es', '/es'],
  ['/eS/', '/es/'],
  ['/ES/About', '/es/About'],
  ['/ES?a=b', '/es?a=b'],
  // It stays on this site, whatever follows.
  ['/ES//evil.example', '/es//evil.example'],
  ['/ES/\\evil.example', '/es/\\evil.example'],
  ['/ES/\u000c\u00e9%0d%0a', '/es/%0C%C3%A9%0d%0a'],
])('sends %s to %s', (url, target) => expect(lowerPrefix(url)).toBe(target))

test.each([
  '/',
  '/es',
  '/es/contact',
  '/essay',
  '/ESSAY',
  '/Contact',
  '//ES/contact',
  '/EN/contact',
  '/a/ES/b',
  '*',
])('leaves %s', (url) => expect(lowerPrefix(url)).toBeUndefined())
