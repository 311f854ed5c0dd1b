import { beforeEach, expect, it, vi } from 'vitest'

import { guardRequests } from '@/features/consent/site/analytics-scripts'
import {
  isGoogleRequest,
  isPlausibleRequest,
  pageOf,
  redactGoogleRequest,
  redactPlausibleRequest,
} from '@/features/consent/site/analytics-tools'

const collect = 'https://region1.google-analytics.com/g/collect'
const of = (parts: Record<string, string>) => new URLSearchParams(parts).toString()

/** The requests that the stubbed browser has sent. */
let sentRequests: [way: string, address: string, body?: unknown][]
let isAllowed: boolean
beforeEach(() => {
  sentRequests = []
  isAllowed = true
  class Requests {
    open(_method: string, address: string | URL) {
      sentRequests.push(['xhr', String(address)])
    }
    send(body?: unknown) {
      sentRequests.push(['xhr body', '', body])
    }
  }
  vi.stubGlobal('location', new URL('https://puente.example/es/contact?email=ana@example.com'))
  vi.stubGlobal('XMLHttpRequest', Requests)
  vi.stubGlobal('navigator', {
    sendBeacon: (address: string | URL, body: unknown) =>
      sentRequests.push(['beacon', String(address), body]) > 0,
  })
  vi.stubGlobal('window', {
    fetch: (input: Request | string | URL, init?: RequestInit) => {
      sentRequests.push(['fetch', input instanceof Request ? input.url : String(input), init?.body])
      return Promise.resolve(new Response('sent'))
    },
  })
  guardRequests(isGoogleRequest, () => isAllowed, redactGoogleRequest)
})

it.each([
  ['a query', 'dl', 'https://puente.example/es?email=ana@example.com&q=x#y', 'https://puente.example/es'],
  [
    'a campaign',
    'dl',
    'https://puente.example/?q=x&utm_source=bolet%C3%ADn&utm_id=7&gclid=secret',
    'https://puente.example/?utm_source=bolet%C3%ADn&utm_id=7',
  ],
  ['an external referrer', 'dr', 'https://www.example.com/inbox?q=secret', 'https://www.example.com'],
  ['an internal referrer', 'dr', 'https://puente.example/blog?q=secret', ''],
  ['an empty referrer', 'dr', '', ''],
  ['a call', 'dl', 'https://puente.example/es/call/1.secret?new=1', 'https://puente.example/es/call'],
  [
    'a call to book',
    'dl',
    'https://puente.example/contact/call?for=secret',
    'https://puente.example/contact/call',
  ],
  ['a call as the referrer', 'dr', 'https://puente.example/call/1.secret', ''],
  [
    'a followed link to a call',
    'ep.link_url',
    'https://puente.example/call/1.secret#cancel',
    'https://puente.example/call',
  ],
  ['a followed link', 'ep.link_url', 'https://wa.me/51999?text=hola', 'https://wa.me/51999'],
  ['a search term', 'ep.search_term', 'deudas', ''],
  ['a title', 'dt', 'Contacto: ¿qué? a=b - Puente', 'Contacto: ¿qué? a=b - Puente'],
])('redacts %s in requests to Google', (_, name, value, expected) => {
  const sent = new URL(redactGoogleRequest(`${collect}?${of({ v: '2', [name]: value, en: 'page_view' })}`))
  expect(sent.origin + sent.pathname).toBe(collect)
  expect([...sent.searchParams]).toEqual([
    ['v', '2'],
    [name, expected],
    ['en', 'page_view'],
  ])
})

it.each([
  ['/call/1.secret', '/call'],
  ['/es/call/1.secret?moved=1&utm_source=mail#cancel', '/es/call?utm_source=mail'],
  ['/en/call/1.secret/more', '/en/call'],
  ['//es//call//1.secret', '//es//call'],
  ['/call/', '/call'],
  ['/contact/call?for=secret&utm_medium=email', '/contact/call?utm_medium=email'],
  ['/es/contact/call', '/es/contact/call'],
  ['/blog/call/me', '/blog/call/me'],
  ['/calls/x', '/calls/x'],
  ['/', '/'],
])('the page of %s is %s', (address, expected) => {
  expect(pageOf(new URL(`https://puente.example${address}`))).toBe(`https://puente.example${expected}`)
})

const plausible = {
  tool: 'plausible',
  domain: 'puente.example',
  script: 'https://plausible.io/js/script.js',
} as const
const event = (parts: object) => JSON.stringify({ n: 'pageview', d: 'puente.example', ...parts })

it.each([
  [
    'page and referrer',
    {
      u: 'https://puente.example/es/call/1.secret?new=1',
      r: 'https://puente.example/contact/call?for=secret',
    },
    { u: 'https://puente.example/es/call', r: 'https://puente.example/contact/call' },
  ],
  [
    'long names',
    { url: 'https://puente.example/call/1.secret', referrer: 'https://puente.example/call/1.secret' },
    { url: 'https://puente.example/call', referrer: 'https://puente.example/call' },
  ],
  [
    'properties',
    { p: { url: 'https://puente.example/call/1.secret', depth: 3 }, r: null },
    { p: { url: 'https://puente.example/call', depth: 3 }, r: null },
  ],
  [
    'properties as text',
    { p: JSON.stringify({ url: 'https://puente.example/call/1.secret' }) },
    { p: JSON.stringify({ url: 'https://puente.example/call' }) },
  ],
  [
    'nothing of a campaign',
    { u: 'https://puente.example/?utm_source=mail', r: 'https://www.example.com/', title: '{not JSON', v: 1 },
    { u: 'https://puente.example/?utm_source=mail', r: 'https://www.example.com/', title: '{not JSON', v: 1 },
  ],
])('redacts %s in requests to Plausible', (_, sent, expected) => {
  expect(redactPlausibleRequest(event(sent))).toBe(event(expected))
})

it('sends Plausible no token of a call, whichever way its script sends', async () => {
  guardRequests(isPlausibleRequest(plausible), () => isAllowed, redactPlausibleRequest)
  const address = 'https://plausible.io/api/event'
  const body = event({
    u: 'https://puente.example/call/1.secret',
    r: 'https://puente.example/es/call/2.secret',
  })
  await window.fetch(address, { method: 'POST', body })
  navigator.sendBeacon(address, body)
  const request = new XMLHttpRequest()
  request.open('POST', address)
  request.send(body)
  const redacted = event({ u: 'https://puente.example/call', r: 'https://puente.example/es/call' })
  expect(sentRequests).toEqual([
    ['fetch', address, redacted],
    ['beacon', address, redacted],
    ['xhr', address],
    ['xhr body', '', redacted],
  ])
})

const page = { dl: 'https://puente.example/es?q=secret', dr: 'https://www.example.com/secret' }
const trimmed = ['dl=https%3A%2F%2Fpuente.example%2Fes', 'dr=https%3A%2F%2Fwww.example.com']

it('redacts requests of every kind that the script can send', async () => {
  const address = `${collect}?${of(page)}`
  const body = `en=page_view&${of(page)}\r\nen=scroll&${of(page)}`
  await window.fetch(address, { method: 'POST', body })
  await window.fetch(new URL(address))
  await window.fetch(new Request(address))
  navigator.sendBeacon(address, body)
  const request = new XMLHttpRequest()
  request.open('POST', address)
  request.send(body)
  expect(JSON.stringify(sentRequests)).not.toContain('secret')
  expect(sentRequests.map(([way]) => way)).toEqual(['fetch', 'fetch', 'fetch', 'beacon', 'xhr', 'xhr body'])
  for (const [way, said] of sentRequests)
    if (way !== 'xhr body') expect(said).toBe(`${collect}?${trimmed.join('&')}`)
  const lines = ['page_view', 'scroll'].map((name) => [`en=${name}`, ...trimmed].join('&'))
  for (const index of [0, 3, 5]) expect(sentRequests[index]?.[2]).toBe(lines.join('\r\n'))
})

it('leaves requests that are not the tool’s unchanged', async () => {
  await window.fetch(`/api/lead-capture?${of(page)}`, { method: 'POST', body: of(page) })
  navigator.sendBeacon(`/api/x?${of(page)}`, of(page))
  expect(sentRequests).toEqual([
    ['fetch', `/api/lead-capture?${of(page)}`, of(page)],
    ['beacon', `/api/x?${of(page)}`, of(page)],
  ])
})

it('blocks only the tool’s requests after a no', async () => {
  isAllowed = false
  expect((await window.fetch(collect)).status).toBe(202)
  expect(navigator.sendBeacon(collect, 'en=scroll')).toBe(true)
  const request = new XMLHttpRequest()
  request.open('POST', collect)
  sentRequests = []
  request.send('en=scroll')
  expect(sentRequests).toEqual([])
  await window.fetch('/api/form-token')
  expect(sentRequests).toHaveLength(1)
})
