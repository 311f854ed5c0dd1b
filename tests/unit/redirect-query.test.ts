import { expect, test } from 'vitest'

import { withQuery } from '@/lib/server/http/pipeline/cached-page-query'

const site = 'https://puente.example'

test.each([
  ['/there', '', '/there'],
  ['/there', 'utm_source=x&utm_medium=y', '/there?utm_source=x&utm_medium=y'],
  ['/there#part', 'utm_source=x', '/there?utm_source=x#part'],
  ['/there?', 'utm_source=x', '/there?utm_source=x'],
  ['/there?a=1#part', 'b=2', '/there?a=1&b=2#part'],
  [`${site}/there`, 'a=1', `${site}/there?a=1`],
  ['http://puente.example./there', 'a=1', 'http://puente.example./there?a=1'],
  // Unchanged, repeated parameters included.
  ['/there', 'q=a%20b+c&q=%26&flag', '/there?q=a%20b+c&q=%26&flag'],
])('%s with the query %s becomes %s', (target, query, expected) => {
  expect(withQuery(target, query, site)).toBe(expected)
})

test.each([
  ['a parameter of the target', '/there?a=1', 'a=2&%61=3'],
  ['_rsc', '/there', '_rsc=1ab&'],
  ['a target on another site', 'https://other.example/there', 'a=1'],
  ['a host that begins like ours', 'https://puente.example.evil.example/', 'a=1'],
  ['another site without a scheme', '//other.example/there', 'a=1'],
])('leaves %s unchanged', (_, target, query) => {
  expect(withQuery(target, query, site)).toBe(target)
})

test.each([
  ['a=1\r\nset-cookie: b=c', '/there?a=1set-cookie:%20b=c'],
  ['a="<>\u00e9', '/there?a=%22%3C%3E%C3%A9'],
  ['a=1#//evil.example', '/there?a=1'],
])('encodes %j', (query, expected) => {
  expect(withQuery('/there', query, site)).toBe(expected)
})
