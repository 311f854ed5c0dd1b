import { firstTouchDays } from '@/features/leads/rules'
import type { Analytics } from '@/features/settings/rules'
import { loadScript } from './load-script'

declare global {
  var dataLayer: unknown[] | undefined
}

/** Google's script takes the arguments object itself: it passes over lists. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- see above: a list would be passed over
  ;(globalThis.dataLayer ??= []).push(arguments)
}

/**
 * Loads Google Analytics, without its advertising. It counts this page, and by its own 'page changes based on browser
 * history events' (on, unless the property says otherwise) those that follow: reporting them here too would count twice.
 * Answers how a lead is reported.
 */
export function startGoogle({ id }: { id: string }): () => void {
  gtag('js', new Date())
  gtag('config', id, {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: firstTouchDays * 86_400,
    cookie_update: false,
    cookie_flags: location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
  })
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`)
  return () => gtag('event', 'generate_lead', { send_to: id })
}

const isCampaign = ([name]: [string, string]) => name.startsWith('utm_')

/** A page without its query, but for the campaign, and without its fragment. */
function pageOf(address: URL): string {
  const campaign = new URLSearchParams([...address.searchParams].filter(isCampaign)).toString()
  return `${address.origin}${address.pathname}${campaign && `?${campaign}`}`
}

function addressIn(value: string): URL | null {
  try {
    const address = URL.parse(decodeURIComponent(value))
    return address && /^https?:$/.test(address.protocol) ? address : null
  } catch {
    return null
  }
}

/**
 * What Google's script sends, without what stands in queries: what somebody searched for, or a link of a mail that names
 * its reader. Of the page that led here the site stays, and nothing of our own. Setting `page_location` would not do: the
 * script reads the address anew at each change of the history, and sends that.
 */
export const trimGoogle = (sent: string): string =>
  sent.replace(/([^?&=\s]+)=([^&\s]*)/g, (pair, name: string, value: string) => {
    if (name === 'ep.search_term') return `${name}=`
    const address = addressIn(value)
    if (!address) return pair
    const said = name === 'dr' ? (address.origin === location.origin ? '' : address.origin) : pageOf(address)
    return `${name}=${encodeURIComponent(said)}`
  })

/** Google's own switch: off, its script sends nothing and sets no cookie. */
export function switchGoogle(id: Extract<Analytics, { tool: 'ga4' }>['id'], on: boolean): void {
  Object.assign(globalThis, { [`ga-disable-${id}`]: !on })
}

/** Where its script sends to. */
export const googleHosts = ({ hostname }: URL): boolean =>
  /(^|\.)(google-analytics|analytics\.google|googletagmanager)\.com$/.test(hostname)
