import { expect, it } from 'vitest'

import { encodeFirstTouch, firstTouchOf } from '@/features/consent/site/first-touch'
import { cookieDomains } from '@/features/consent/site/delete-analytics-cookies'

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
    'from an ad',
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
    'from a page of this site, after landing elsewhere',
    arrive('/contact?utm_source=own', 'https://puente.example/blog/x'),
    { utm_source: 'news' },
    { utm_source: 'news', at: time },
  ],
  ['to book a call', arrive('/contact/call?service=seo'), {}, { landing_page: '/contact/call', at: time }],
])('records a visitor who arrives %s', (_, arrival, ofVisit, expected) => {
  expect(firstTouchOf(arrival, ofVisit)).toEqual(expected)
})

it.each([
  '/call/4f.secret',
  '/es/call/4f.secret?new=1',
  '/contact/call?for=4f.secret',
  '/es/contact/call?time=x&for=4f.secret',
])('keeps nothing of a link of our emails about calls: %s', (link) => {
  const touch = firstTouchOf(arrive(link, 'https://mail.google.com/'), {})
  expect(touch).toEqual({ referrer: 'mail.google.com', at: time })
})

it.each([
  ['letters', 'x'],
  ['accents', 'ñ'],
  ['surrogate pairs', '🌉'],
  ['escaped characters', '"\\'],
])('truncates a long first visit in %s to a short, readable cookie', (_, sign) => {
  const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'landing_page']
  const touch = { ...Object.fromEntries(names.map((name) => [name, sign.repeat(500)])), at: time }
  const cookie = encodeFirstTouch(touch)
  expect(cookie.length).toBeLessThan(3_000)
  expect(cookie).not.toMatch(/[;,\s]/)
  const read = JSON.parse(decodeURIComponent(cookie)) as Record<string, string>
  expect(read.at).toBe(time)
  for (const name of names)
    expect(sign.repeat(500).startsWith(read[name]?.replace(/\ufffd$/, '') ?? '-')).toBe(true)
})

it('stores an ordinary first visit in full', () => {
  const touch = { utm_source: 'boletín', landing_page: '/es/blog/mensajes', at: time }
  expect(JSON.parse(decodeURIComponent(encodeFirstTouch(touch)))).toEqual(touch)
})

it.each([
  ['www.puente.example', ['', '; Domain=www.puente.example', '; Domain=puente.example']],
  ['localhost', ['']],
])('the cookie domains of %s are %j', (host, expected) => {
  expect(cookieDomains(host)).toEqual(expected)
})
