import { campaignOf, storedCampaign } from './campaign-store'
import { FIRST_TOUCH_DAYS, visitLimits } from '../visit'
import { firstTouchCookie, storedFirstTouch } from './first-touch-cookie'

/** Browsers accept 4,096 bytes per cookie, and it is sent with each request. */
const MAX_COOKIE_LENGTH = 1_500

export type Arrival = {
  /** The address at which the document was loaded; client-side navigation does not change it. */
  address: string
  referrer: string
  at: number
}

/** Links of our emails about a call: their token is a key to it, and whoever has one was here before. */
const isCallLink = ({ pathname, searchParams }: URL) =>
  /^(\/+e[ns])?\/+call(\/|$)/i.test(pathname) ||
  (/^(\/+e[ns])?\/+contact\/+call\/*$/i.test(pathname) && searchParams.has('for'))

/**
 * Returns the first visit as fields of a lead: campaign, referring host, landing path without its query. A visitor who
 * comes from a page of this site landed earlier, so only the campaign of the visit is known.
 */
export function firstTouchOf(
  arrival: Arrival,
  visitCampaign: Record<string, string>,
): Record<string, string> {
  const address = new URL(arrival.address)
  const { origin, pathname, search } = address
  const from = URL.parse(arrival.referrer)
  const isLanding = from?.origin !== origin
  const isExternal = isLanding && from && /^https?:$/.test(from.protocol)
  return {
    ...(isLanding ? { ...visitCampaign, ...campaignOf(search) } : visitCampaign),
    ...(isExternal ? { referrer: from.hostname.slice(0, visitLimits.host) } : {}),
    ...(isLanding && !isCallLink(address) ? { landing_page: pathname.slice(0, visitLimits.path) } : {}),
    at: new Date(arrival.at).toISOString(),
  }
}

/** Returns the cookie's value. Texts are truncated until it is short enough. */
export function encodeFirstTouch(touch: Record<string, string>): string {
  const cut = (limit: number) =>
    encodeURIComponent(
      JSON.stringify(touch, (_, value: unknown) =>
        typeof value === 'string' ? value.slice(0, limit).toWellFormed() : value,
      ),
    )
  return [visitLimits.path, 100, 50].map(cut).find((value) => value.length <= MAX_COOKIE_LENGTH) ?? cut(24)
}

/**
 * Sets the first-visit cookie unless it exists. The document still knows how it was reached when consent is given later.
 */
export function rememberFirstTouch(): void {
  if (storedFirstTouch()) return
  const [entry] = performance.getEntriesByType('navigation')
  const arrival = {
    address: entry?.name ?? location.href,
    referrer: document.referrer,
    at: performance.timeOrigin,
  }
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const lifetime = `Max-Age=${FIRST_TOUCH_DAYS * 86_400}`
  document.cookie = `${firstTouchCookie}=${encodeFirstTouch(firstTouchOf(arrival, storedCampaign()))}; Path=/; ${lifetime}; SameSite=Lax${secure}`
}
