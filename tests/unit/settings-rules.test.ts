import { expect, it } from 'vitest'

import { isLink, isTimeZone } from '@/features/settings/rules'

it.each([
  ['America/Lima', true],
  ['America/Mexico_City', true],
  ['UTC', true],
  ['Lima', false],
  ['', false],
  [undefined, false],
])('time zone %o', (zone, expected) => {
  expect(isTimeZone(zone)).toBe(expected)
})

it.each([
  ['/resources', true],
  ['https://blog.example/', true],
  ['http://blog.example/', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['resources', false],
])('link %o', (link, expected) => {
  expect(isLink(link)).toBe(expected)
})
