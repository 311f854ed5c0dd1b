import { firstTouchDays } from '@/features/leads/rules'
import type { Analytics } from '@/features/settings/rules'
import { loadScript } from './load-script'

declare global {
  var dataLayer: unknown[] | undefined
}

/** Google's script takes the arguments object itself: it passes over lists. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
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

/** Google's own switch: off, its script sends nothing and sets no cookie. */
export function switchGoogle(id: Extract<Analytics, { tool: 'ga4' }>['id'], on: boolean): void {
  Object.assign(globalThis, { [`ga-disable-${id}`]: !on })
}

/** Where its script sends to. */
export const googleHosts = ({ hostname }: URL): boolean =>
  /(^|\.)(google-analytics|analytics\.google|googletagmanager)\.com$/.test(hostname)
