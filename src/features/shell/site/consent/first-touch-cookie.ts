import { answer } from './store'

export const firstTouchCookie = 'puente_first'

/** What the cookie of the first visit holds, whatever somebody made of it; undefined when there is nothing to read. */
export function keptFirstTouch(): unknown {
  const kept = new RegExp(`(?:^|; )${firstTouchCookie}=([^;]*)`).exec(document.cookie)?.[1]
  try {
    return kept ? JSON.parse(decodeURIComponent(kept)) : undefined
  } catch {
    return undefined
  }
}

/** The first visit as the lead capture takes it, of who agrees that this page remembers it. */
export const firstTouch = (): unknown => (answer() === 'yes' ? keptFirstTouch() : undefined)
