import { firstTouchDays, leadLimits } from '@/features/leads/rules'
import { campaign, campaignOf } from '../campaign-store'
import { firstTouchCookie, keptFirstTouch } from './first-touch-cookie'

/** The longest cookie, in characters: browsers keep 4,096 bytes, and it travels with each request. */
const longest = 1_500

export type Arrival = {
  /** Of the document: it stays the same while the visitor moves on without a new one. */
  address: string
  referrer: string
  at: number
}

/**
 * The first visit, as the fields of the lead capture: the campaign, the host that led here, the path without its query.
 * Who comes from a page of our own landed earlier: what is known of that is the campaign of the visit.
 */
export function touchOf(arrival: Arrival, ofVisit: Record<string, string>): Record<string, string> {
  const { origin, pathname, search } = new URL(arrival.address)
  const from = URL.parse(arrival.referrer)
  const landed = from?.origin !== origin
  const outside = landed && from && /^https?:$/.test(from.protocol)
  return {
    ...(landed ? { ...ofVisit, ...campaignOf(search) } : ofVisit),
    ...(outside ? { referrer: from.hostname.slice(0, leadLimits.host) } : {}),
    ...(landed ? { landing_page: pathname.slice(0, leadLimits.path) } : {}),
    at: new Date(arrival.at).toISOString(),
  }
}

/** As a cookie's value: every text is cut until the whole is short enough. */
export function encodeTouch(touch: Record<string, string>): string {
  const cut = (limit: number) =>
    encodeURIComponent(
      JSON.stringify(touch, (_, value: unknown) =>
        typeof value === 'string' ? value.slice(0, limit).toWellFormed() : value,
      ),
    )
  return [leadLimits.path, 100, 50].map(cut).find((value) => value.length <= longest) ?? cut(24)
}

/** Keeps the first visit, when none is kept. The document knows how it was reached, however late the yes is said. */
export function rememberFirstTouch(): void {
  if (keptFirstTouch()) return
  const [entry] = performance.getEntriesByType('navigation')
  const arrival = {
    address: entry?.name ?? location.href,
    referrer: document.referrer,
    at: performance.timeOrigin,
  }
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const lifetime = `Max-Age=${firstTouchDays * 86_400}`
  document.cookie = `${firstTouchCookie}=${encodeTouch(touchOf(arrival, campaign()))}; Path=/; ${lifetime}; SameSite=Lax${secure}`
}
