import { expect, type BrowserContext, type Page } from '@playwright/test'

import consentEn from '@/messages/en/consent.json' with { type: 'json' }

import { rows, site, visitor } from './http'

/** An event as a tool's script sends it: its name, the URL, the domain. */
export type AnalyticsEvent = { n: string; u: string; d?: string; [key: string]: unknown }

type Settings = { tool: string; domain?: string; script?: string; id?: string }

/** Chooses the tool in the settings, as staff would, and waits until the pages include it. */
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
        return named ? html.includes(named) : !html.includes(consentEn.settings)
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  await anyone.dispose()
}

/** Sends what Plausible's script sends: page views, engagement, and the events queued before it loaded. */
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

const plausibleOrigin = 'https://plausible.example'

/** The setting that turns Plausible on. Only `fakePlausible` responds for its host. */
export const plausibleSettings = {
  tool: 'plausible',
  domain: 'puente.example',
  script: `${plausibleOrigin}/js/script.js`,
}

/** Answers the requests of a browser to Plausible's host and records its events. */
export async function fakePlausible(context: BrowserContext) {
  const events: AnalyticsEvent[] = []
  const served = { count: 0 }
  let gate: Promise<unknown> = Promise.resolve()
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  await context.route(`${plausibleOrigin}/**`, async (route) => {
    const request = route.request()
    if (request.method() === 'POST') events.push(request.postDataJSON() as AnalyticsEvent)
    if (request.method() !== 'GET') return route.fulfill({ status: 202, headers })
    served.count += 1
    await gate
    return route.fulfill({ contentType: 'text/javascript', headers, body: plausibleScript })
  })
  return {
    events,
    served,
    /** The names of the events, without those about how long a page was read. */
    names: () => events.map(({ n }) => n).filter((name) => name !== 'engagement'),
    /** Delays the script until the returned function is called. */
    hold() {
      const held = Promise.withResolvers<undefined>()
      gate = held.promise
      return () => held.resolve(undefined)
    },
  }
}

/** Does what Google's script does: runs the queued commands, sets its cookies, and obeys its opt-out flag. */
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

/** Answers the requests of a browser to Google's hosts and records its events. */
export async function fakeGoogle(context: BrowserContext, id: string): Promise<AnalyticsEvent[]> {
  const events: AnalyticsEvent[] = []
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googleScript(id) }),
  )
  await context.route('https://*.google-analytics.com/**', (route) => {
    const query = new URL(route.request().url()).searchParams
    events.push({
      n: query.get('en') ?? '',
      u: query.get('dl') ?? '',
      d: query.get('tid') ?? '',
      r: query.get('dr'),
    })
    return route.fulfill({ status: 204 })
  })
  return events
}

/** Collects the requests of a page to other hosts, whether or not they arrive. */
export function thirdPartyRequests(page: Page): string[] {
  const started: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== new URL(site).origin) started.push(request.url())
  })
  return started
}
