import type { Analytics } from '@/lib/analytics'
import { FIRST_TOUCH_DAYS } from '../visit'

/** Loads a script asynchronously. Nothing waits for it, so a blocker does not affect the page. */
function loadScript(address: string, data: Record<string, string> = {}): void {
  const script = document.createElement('script')
  Object.assign(script.dataset, data)
  script.async = true
  script.src = address
  document.head.append(script)
}

const isCampaign = ([name]: [string, string]) => name.startsWith('utm_')

/** Returns a page's address with only the campaign parameters of its query, no fragment, and no token of a call. */
export function pageOf({ origin, pathname, searchParams }: URL): string {
  const campaign = new URLSearchParams([...searchParams].filter(isCampaign)).toString()
  const path = pathname.replace(/^((?:\/+e[ns])?\/+call)\/.*/i, '$1')
  return `${origin}${path}${campaign && `?${campaign}`}`
}

const isWeb = ({ protocol }: URL) => /^https?:$/.test(protocol)

type Plausible = Extract<Analytics, { tool: 'plausible' }>
type Queue = {
  (...event: unknown[]): void
  q?: unknown[][]
  o?: object
  init?: (options?: object) => void
}
declare global {
  var plausible: Queue | undefined
}

/**
 * Loads Plausible's script, which counts this page and each later navigation. Events wait in its queue until it runs.
 * Supports both kinds of script: those that read the domain from the tag, and the newer ones that wait for `init`.
 * Returns the function that reports a lead.
 */
export function startPlausible({ domain, script }: Plausible): () => void {
  const queue: Queue = (...event) => void (queue.q ??= []).push(event)
  queue.init = (options = {}) => void (queue.o = options)
  globalThis.plausible ??= queue
  globalThis.plausible.init?.()
  loadScript(script, { domain })
  return () => globalThis.plausible?.('Lead')
}

/** Returns whether an address is one that the script sends to: any on another host, only the endpoint on this one. */
export function isPlausibleRequest({ script }: Plausible): (address: URL) => boolean {
  const { origin } = new URL(script, location.href)
  const endpoint = '/api/event'
  return (address) =>
    address.origin === origin && (origin !== location.origin || address.pathname === endpoint)
}

function redactPlausibleValue(_name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const address = URL.parse(value)
  // Older scripts send an event's properties as JSON in the JSON.
  return address && isWeb(address) ? pageOf(address) : redactPlausibleRequest(value)
}

/** Reduces each address in the body of a request of Plausible's script, such as page and referrer, to its page. */
export function redactPlausibleRequest(sent: string): string {
  if (!sent.startsWith('{')) return sent
  try {
    return JSON.stringify(JSON.parse(sent, redactPlausibleValue))
  } catch {
    return sent
  }
}

declare global {
  var dataLayer: unknown[] | undefined
}

/** Google's script reads the `arguments` object itself and ignores arrays. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- see above: an array would be ignored
  ;(globalThis.dataLayer ??= []).push(arguments)
}

/**
 * Loads Google Analytics without its advertising features. It counts this page, and later navigations through 'page
 * changes based on browser history events' (on by default): reporting those here too would count them twice. Returns the
 * function that reports a lead.
 */
export function startGoogle({ id }: { id: string }): () => void {
  gtag('js', new Date())
  gtag('config', id, {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: FIRST_TOUCH_DAYS * 86_400,
    cookie_update: false,
    cookie_flags: location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
  })
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`)
  return () => gtag('event', 'generate_lead', { send_to: id })
}

function addressIn(value: string): URL | null {
  try {
    const address = URL.parse(decodeURIComponent(value))
    return address && isWeb(address) ? address : null
  } catch {
    return null
  }
}

/**
 * Removes personal data from a request of Google's script: search terms, and queries such as those of links in emails. An
 * external referrer is reduced to its origin, an internal one is removed. Setting `page_location` is not enough: the script
 * reads the address again at each history change.
 */
export const redactGoogleRequest = (sent: string): string =>
  sent.replace(/([^?&=\s]+)=([^&\s]*)/g, (pair, name: string, value: string) => {
    if (name === 'ep.search_term') return `${name}=`
    const address = addressIn(value)
    if (!address) return pair
    const redacted =
      name === 'dr' ? (address.origin === location.origin ? '' : address.origin) : pageOf(address)
    return `${name}=${encodeURIComponent(redacted)}`
  })

/** Google's documented switch: when off, its script sends nothing and sets no cookie. */
export function setGoogleEnabled(id: Extract<Analytics, { tool: 'ga4' }>['id'], on: boolean): void {
  Object.assign(globalThis, { [`ga-disable-${id}`]: !on })
}

/** Whether an address is one that Google's script sends to. */
export const isGoogleRequest = ({ hostname }: URL): boolean =>
  /(^|\.)(google-analytics|analytics\.google|googletagmanager)\.com$/.test(hostname)
