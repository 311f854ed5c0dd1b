/**
 * Whether somebody is signed in, as far as a cached page may know: a cookie that scripts can read, set and cleared with
 * the session (product.md). It only chooses links; nothing on the server trusts it.
 */

const name = 'puente_hint'
const listeners = new Set<() => void>()
const tellAll = () => listeners.forEach((notify) => notify())
/** Other tabs of this site; missing in old browsers, which see the change when they are looked at again. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)

/** The role that the hint names, empty when nobody is signed in. */
export const hint = (): string => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1] ?? ''

/** Hears of signing in and out, in this tab and in others. */
export function onHint(notify: () => void): () => void {
  listeners.add(notify)
  if (tabs) tabs.onmessage = tellAll
  addEventListener('focus', notify)
  return () => {
    listeners.delete(notify)
    removeEventListener('focus', notify)
  }
}

/** Tells the other tabs that somebody signed in or out. */
export const tellHint = (): void => tabs?.postMessage('')

/** Forgets the hint and tells the other tabs; this one too, unless it is about to leave. */
export function clearHint({ leaving = false } = {}): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
  if (!leaving) tellAll()
  tellHint()
}
