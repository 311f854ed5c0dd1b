import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, type BrowserContext, type Page } from '@playwright/test'

import { rows, site, visitor } from './http'

/** What a script of a tool said of a visit. */
export type Said = { n: string; u: string; d?: string; [key: string]: unknown }

type Settings = { tool: string; domain?: string; script?: string; id?: string }

/** Sets the tool, as staff would, and waits until the pages follow. */
export async function useTool({ tool, domain, script, id }: Settings): Promise<void> {
  await rows(
    `update site_settings set analytics_tool = $1::text::enum_site_settings_analytics_tool,
      analytics_plausible_domain = $2, analytics_plausible_script = $3, analytics_ga4_id = $4`,
    [tool, domain ?? null, script ?? null, id ?? null],
  )
  await rows(`select pg_notify('content_changed', '')`)
  const anyone = await visitor()
  const named = script ?? id
  await expect
    .poll(
      async () => {
        const html = await (await anyone.get('/contact')).text()
        return named ? html.includes(named) : !html.includes('consent-open')
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  await anyone.dispose()
}

/** Speaks Plausible's protocol as its script does: by itself of each page, of how it was left, and of what waited. */
const plausibleScript = `(() => {
  const tag = document.currentScript
  const send = (n, options) => fetch(new URL('/api/event', tag.src), {
    method: 'POST',
    keepalive: true,
    body: JSON.stringify({ n, u: location.href, d: tag.dataset.domain, r: document.referrer || null, p: options?.props }),
  })
  let last
  const page = () => {
    if (last === location.pathname) return
    last = location.pathname
    send('pageview')
  }
  const { pushState } = history
  history.pushState = function (...args) {
    pushState.apply(this, args)
    page()
  }
  addEventListener('popstate', page)
  document.addEventListener('visibilitychange', () => send('engagement'))
  const waiting = window.plausible?.q ?? []
  window.plausible = send
  for (const event of waiting) send(...event)
  page()
})()`

/** A Plausible of this machine: serves its script, and keeps what it is told. */
export async function startPlausible() {
  const said: Said[] = []
  const served = { count: 0 }
  let gate: Promise<unknown> = Promise.resolve()
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    // The address that each test gives itself goes with every request, and makes the browser ask first.
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (request.method === 'POST' && request.url === '/api/event') {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        said.push(JSON.parse(body) as Said)
        response.writeHead(202).end('ok')
      })
      return
    }
    served.count += 1
    response.setHeader('content-type', 'text/javascript')
    response.setHeader('cache-control', 'no-store')
    void gate.then(() => response.end(plausibleScript))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    settings: { tool: 'plausible', domain: 'puente.example', script: `${origin}/js/script.js` },
    said,
    served,
    /** The script does not arrive until the function that this answers is called. */
    hold() {
      const held = Promise.withResolvers<undefined>()
      gate = held.promise
      return () => held.resolve(undefined)
    },
    reset() {
      said.length = 0
      served.count = 0
      gate = Promise.resolve()
    },
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  }
}

/** Speaks Google's protocol as its script does: takes the commands, sets its cookies, heeds its own switch. */
const googleScript = (id: string) => `(() => {
  const send = (en) => {
    if (window['ga-disable-${id}']) return
    fetch('https://region1.google-analytics.com/g/collect?tid=${id}&en=' + en + '&dl=' + encodeURIComponent(location.href) + '&dr=' + encodeURIComponent(document.referrer), { method: 'POST', mode: 'no-cors' })
  }
  const take = (command) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') return
    if (command[0] === 'event') send(command[1])
    if (command[0] !== 'config') return
    for (const name of ['_ga', '_ga_${id.slice(2)}']) document.cookie = name + '=GA1.1.1.1; Path=/; Max-Age=' + command[2].cookie_expires
    send('page_view')
  }
  let last = location.href
  const { pushState } = history
  history.pushState = function (...args) {
    pushState.apply(this, args)
    if (last !== location.href) send('page_view')
    last = location.href
  }
  const layer = window.dataLayer
  layer.forEach(take)
  layer.push = (command) => take(command)
})()`

/** Google's hosts, which no test reaches: answered here. */
export async function playGoogle(context: BrowserContext, id: string): Promise<Said[]> {
  const said: Said[] = []
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googleScript(id) }),
  )
  await context.route('https://*.google-analytics.com/**', (route) => {
    const query = new URL(route.request().url()).searchParams
    said.push({
      n: query.get('en') ?? '',
      u: query.get('dl') ?? '',
      d: query.get('tid') ?? '',
      r: query.get('dr'),
    })
    return route.fulfill({ status: 204 })
  })
  return said
}

/** Every request that a page begins to a host that is not the site's, whether or not it arrives. */
export function requestsElsewhere(page: Page): string[] {
  const begun: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== new URL(site).origin) begun.push(request.url())
  })
  return begun
}
