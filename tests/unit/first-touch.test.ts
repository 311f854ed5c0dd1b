import { expect, it } from 'vitest'

import { encodeTouch, touchOf } from '@/features/shell/site/consent/first-touch'
import { cookieDomains } from '@/features/shell/site/consent/forget'

const at = Date.UTC(2026, 9, 1, 12)
const time = '2026-10-01T12:00:00.000Z'
const arrive = (address: string, referrer = '') => ({
  address: `https://puente.example${address}`,
  referrer,
  at,
})

it.each([
  ['directly', arrive('/'), {}, { landing_page: '/', at: time }],
  [
    'by an ad',
    arrive(
      '/es/services?utm_source=google&utm_campaign=taller&gclid=secret',
      'https://www.google.com/search?q=x',
    ),
    {},
    {
      utm_source: 'google',
      utm_campaign: 'taller',
      referrer: 'www.google.com',
      landing_page: '/es/services',
      at: time,
    },
  ],
  [
    'with an address in the query',
    arrive('/contact?email=ana@example.com#x'),
    {},
    { landing_page: '/contact', at: time },
  ],
  [
    'from an app',
    arrive('/about', 'android-app://com.google.android.gm/'),
    {},
    { landing_page: '/about', at: time },
  ],
  [
    'from a page of ours: it landed before',
    arrive('/contact?utm_source=own', 'https://puente.example/blog/x'),
    { utm_source: 'news' },
    { utm_source: 'news', at: time },
  ],
])('who arrives %s', (_, arrival, ofVisit, expected) => {
  expect(touchOf(arrival, ofVisit)).toEqual(expected)
})

it.each([
  ['letters', 'x'],
  ['accents', 'ñ'],
  ['signs of two halves', '🌉'],
  ['what is written with escapes', '"\\'],
])('the cookie of a long first visit in %s is short, and can be read', (_, sign) => {
  const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'landing_page']
  const touch = { ...Object.fromEntries(names.map((name) => [name, sign.repeat(500)])), at: time }
  const cookie = encodeTouch(touch)
  expect(cookie.length).toBeLessThan(3_000)
  expect(cookie).not.toMatch(/[;,\s]/)
  const read = JSON.parse(decodeURIComponent(cookie)) as Record<string, string>
  expect(read.at).toBe(time)
  for (const name of names)
    expect(sign.repeat(500).startsWith(read[name]?.replace(/\ufffd$/, '') ?? '-')).toBe(true)
})

it('an ordinary first visit is kept whole', () => {
  const touch = { utm_source: 'boletín', landing_page: '/es/blog/mensajes', at: time }
  expect(JSON.parse(decodeURIComponent(encodeTouch(touch)))).toEqual(touch)
})

it.each([
  ['www.puente.example', ['', '; Domain=www.puente.example', '; Domain=puente.example']],
  ['localhost', ['']],
])('the cookies of %s may stand under %j', (host, expected) => {
  expect(cookieDomains(host)).toEqual(expected)
})
