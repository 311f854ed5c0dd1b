import { beforeEach, expect, it, vi } from 'vitest'

import { guardRequests } from '@/features/shell/site/consent/gate'
import { googleHosts, trimGoogle } from '@/features/shell/site/consent/google'

const collect = 'https://region1.google-analytics.com/g/collect'
const of = (parts: Record<string, string>) => new URLSearchParams(parts).toString()

/** A browser, as far as requests go: notes what leaves it. */
let left: [way: string, address: string, body?: unknown][]
let yes: boolean
beforeEach(() => {
  left = []
  yes = true
  class Requests {
    open(_method: string, address: string | URL) {
      left.push(['xhr', String(address)])
    }
    send(body?: unknown) {
      left.push(['xhr body', '', body])
    }
  }
  vi.stubGlobal('location', new URL('https://puente.example/es/contact?email=ana@example.com'))
  vi.stubGlobal('XMLHttpRequest', Requests)
  vi.stubGlobal('navigator', {
    sendBeacon: (address: string | URL, body: unknown) => left.push(['beacon', String(address), body]) > 0,
  })
  vi.stubGlobal('window', {
    fetch: (input: Request | string | URL, init?: RequestInit) => {
      left.push(['fetch', input instanceof Request ? input.url : String(input), init?.body])
      return Promise.resolve(new Response('told'))
    },
  })
  guardRequests(googleHosts, () => yes, trimGoogle)
})

it.each([
  ['a query', 'dl', 'https://puente.example/es?email=ana@example.com&q=x#y', 'https://puente.example/es'],
  [
    'a campaign',
    'dl',
    'https://puente.example/?q=x&utm_source=bolet%C3%ADn&utm_id=7&gclid=secret',
    'https://puente.example/?utm_source=bolet%C3%ADn&utm_id=7',
  ],
  [
    'a page of another site before',
    'dr',
    'https://www.example.com/inbox?q=secret',
    'https://www.example.com',
  ],
  ['a page of ours before', 'dr', 'https://puente.example/blog?q=secret', ''],
  ['no page before', 'dr', '', ''],
  ['a link that was followed', 'ep.link_url', 'https://wa.me/51999?text=hola', 'https://wa.me/51999'],
  ['what was searched for', 'ep.search_term', 'deudas', ''],
  ['a title', 'dt', 'Contacto: ¿qué? a=b - Puente', 'Contacto: ¿qué? a=b - Puente'],
])('Google hears of %s only what it may', (_, name, value, expected) => {
  const sent = new URL(trimGoogle(`${collect}?${of({ v: '2', [name]: value, en: 'page_view' })}`))
  expect(sent.origin + sent.pathname).toBe(collect)
  expect([...sent.searchParams]).toEqual([
    ['v', '2'],
    [name, expected],
    ['en', 'page_view'],
  ])
})

const page = { dl: 'https://puente.example/es?q=secret', dr: 'https://www.example.com/secret' }
const trimmed = ['dl=https%3A%2F%2Fpuente.example%2Fes', 'dr=https%3A%2F%2Fwww.example.com']

it('whatever way its requests take, what they may not say stays here', async () => {
  const address = `${collect}?${of(page)}`
  const body = `en=page_view&${of(page)}\r\nen=scroll&${of(page)}`
  await window.fetch(address, { method: 'POST', body })
  await window.fetch(new URL(address))
  await window.fetch(new Request(address))
  navigator.sendBeacon(address, body)
  const request = new XMLHttpRequest()
  request.open('POST', address)
  request.send(body)
  expect(JSON.stringify(left)).not.toContain('secret')
  expect(left.map(([way]) => way)).toEqual(['fetch', 'fetch', 'fetch', 'beacon', 'xhr', 'xhr body'])
  for (const [way, said] of left) if (way !== 'xhr body') expect(said).toBe(`${collect}?${trimmed.join('&')}`)
  const lines = ['page_view', 'scroll'].map((name) => [`en=${name}`, ...trimmed].join('&'))
  for (const index of [0, 3, 5]) expect(left[index]?.[2]).toBe(lines.join('\r\n'))
})

it('what goes elsewhere is left as it is', async () => {
  await window.fetch(`/api/lead-capture?${of(page)}`, { method: 'POST', body: of(page) })
  navigator.sendBeacon(`/api/x?${of(page)}`, of(page))
  expect(left).toEqual([
    ['fetch', `/api/lead-capture?${of(page)}`, of(page)],
    ['beacon', `/api/x?${of(page)}`, of(page)],
  ])
})

it('after a no, nothing of its leaves, and all else does', async () => {
  yes = false
  expect((await window.fetch(collect)).status).toBe(202)
  expect(navigator.sendBeacon(collect, 'en=scroll')).toBe(true)
  const request = new XMLHttpRequest()
  request.open('POST', collect)
  left = []
  request.send('en=scroll')
  expect(left).toEqual([])
  await window.fetch('/api/form-token')
  expect(left).toHaveLength(1)
})
