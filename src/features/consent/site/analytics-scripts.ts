import type { Analytics } from '@/lib/analytics'
import {
  isGoogleRequest,
  startGoogle,
  setGoogleEnabled,
  redactGoogleRequest,
  isPlausibleRequest,
  redactPlausibleRequest,
  startPlausible,
} from './analytics-tools'
import { getConsent } from './consent-store'
import { deleteAnalyticsCookies } from './delete-analytics-cookies'
import { rememberFirstTouch } from './first-touch'
import { startLeadEvents } from './lead-events'

type IsTool = (address: URL) => boolean
type Redact = (text: string) => string

/**
 * Blocks the analytics tool's requests without consent. A loaded script cannot be unloaded, and the tools' own opt-outs
 * leave gaps: Plausible reports reading time even after its opt-out is set. Consent is checked for each request, so that
 * an answer in another tab, or one that expired, takes effect at once. A blocked request looks successful to the script.
 * `redact` changes the address and a text body of the requests that are sent.
 */
export function guardRequests(isTool: IsTool, isAllowed: () => boolean, redact: Redact): void {
  const isToolRequest = (address: string | URL) => isTool(new URL(address, location.href))
  const isBlocked = (address: string | URL) => !isAllowed() && isToolRequest(address)
  const redacted = <Body>(address: string | URL, body: Body) =>
    typeof body === 'string' && isToolRequest(address) ? redact(body) : body
  const redactedAddress = (address: string | URL) =>
    isToolRequest(address) ? redact(String(address)) : address

  const fetch = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input
    if (isBlocked(address)) return Promise.resolve(new Response(null, { status: 202 }))
    if (!isToolRequest(address)) return fetch(input, init)
    const sent = init && 'body' in init ? { ...init, body: redacted(address, init.body) } : init
    return fetch(
      input instanceof Request ? new Request(redact(address as string), input) : redactedAddress(input),
      sent,
    )
  }

  const sendBeacon = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (address, data) =>
    isBlocked(address) || sendBeacon(redactedAddress(address), redacted(address, data))

  const requests = XMLHttpRequest.prototype
  const addresses = new WeakMap<XMLHttpRequest, string | URL>()
  const { open, send } = requests as Record<'open' | 'send', (...args: unknown[]) => void>
  requests.open = function (this: XMLHttpRequest, method: string, address: string | URL, ...rest: unknown[]) {
    addresses.set(this, address)
    Reflect.apply(open, this, [method, redactedAddress(address), ...rest])
  }
  requests.send = function (this: XMLHttpRequest, body) {
    const address = addresses.get(this) ?? location.href
    if (!isBlocked(address)) Reflect.apply(send, this, [redacted(address, body)])
  }
}

let isRunning = false

/** Loads the analytics script once and remembers the first visit. Call it only with consent. */
export function startAnalytics(analytics: Analytics): void {
  rememberFirstTouch()
  if (analytics.tool === 'ga4') setGoogleEnabled(analytics.id, true)
  if (isRunning) return
  isRunning = true
  const allowed = () => getConsent(analytics.tool) === 'yes'
  if (analytics.tool === 'ga4') guardRequests(isGoogleRequest, allowed, redactGoogleRequest)
  else guardRequests(isPlausibleRequest(analytics), allowed, redactPlausibleRequest)
  const report = analytics.tool === 'ga4' ? startGoogle(analytics) : startPlausible(analytics)
  startLeadEvents(() => {
    if (allowed()) report()
  })
}

/** Deletes the analytics cookies after a no. The request gate blocks the script's requests from then on. */
export function stopAnalytics(analytics: Analytics): void {
  if (analytics.tool === 'ga4') setGoogleEnabled(analytics.id, false)
  deleteAnalyticsCookies()
}
