import { clearDrafts } from '@/lib/stored-drafts'
import { hostPrefix } from '@/lib/host-cookies'

/**
 * A cookie that scripts can read, set and cleared with the session: it tells cached pages whether someone is signed in.
 * It only selects which links are shown; the server does not trust it.
 */

const name = 'puente_hint'
const isHttps = () => location.protocol === 'https:'
/** Its name in the browser (src/lib/host-cookies.ts). */
const cookieName = () => (isHttps() ? hostPrefix + name : name)
/** Tells the other tabs that someone signed out, not only that the session has changed. */
const SIGNED_OUT = 'signed_out'
const listeners = new Set<() => void>()
const notifyAll = () => listeners.forEach((notify) => notify())
/** Messages to the other tabs of the site. In browsers without BroadcastChannel, a tab checks when it gets the focus. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)

/** Returns the role of the signed-in user; empty when nobody is. */
export const readSessionHint = (): string =>
  new RegExp(`(?:^|; )${cookieName()}=(\\w+)`).exec(document.cookie)?.[1] ?? ''

/** Calls `notify` after a sign-in or sign-out in any tab. Returns the unsubscribe function. */
export function subscribeToSessionHint(notify: () => void): () => void {
  listeners.add(notify)
  if (channel)
    channel.onmessage = ({ data }) => {
      if (data === SIGNED_OUT) clearDrafts()
      notifyAll()
    }
  addEventListener('focus', notify)
  return () => {
    listeners.delete(notify)
    removeEventListener('focus', notify)
  }
}

/** Notifies the other tabs of a sign-in or sign-out. */
export const notifyOtherTabs = (): void => channel?.postMessage('')

/**
 * Clears the hint and notifies all tabs, except this one when it is about to open another page. After a sign-out, unlike
 * the end of a session, all tabs also remove unsent drafts.
 */
export function clearSessionHint({ isLeaving = false, isSignOut = true } = {}): void {
  document.cookie = `${cookieName()}=; Path=/; Max-Age=0; SameSite=Lax${isHttps() ? '; Secure' : ''}`
  if (isSignOut) clearDrafts()
  if (!isLeaving) notifyAll()
  channel?.postMessage(isSignOut ? SIGNED_OUT : '')
}
