import { getConsent } from './consent-store'

export const firstTouchCookie = 'puente_first'

/** Returns the parsed first-visit cookie; undefined when it is missing or unreadable. The visitor may have changed it. */
export function storedFirstTouch(): unknown {
  const value = new RegExp(`(?:^|; )${firstTouchCookie}=([^;]*)`).exec(document.cookie)?.[1]
  try {
    return value ? JSON.parse(decodeURIComponent(value)) : undefined
  } catch {
    return undefined
  }
}

/** Returns the first visit for a lead; undefined without consent. */
export const firstTouch = (): unknown => (getConsent() === 'yes' ? storedFirstTouch() : undefined)
