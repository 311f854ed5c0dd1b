import { clearSessionHint, readSessionHint, subscribeToSessionHint } from './session-hint'

/** The time of the last session refresh, shared by all tabs. */
const STORAGE_KEY = 'puente_renewed'

/** A session lasts two hours (collections/Users.ts). */
const REFRESH_AFTER_MS = 15 * 60_000
const CHECK_INTERVAL_MS = 60_000

/** Used by this tab alone when the browser blocks the storage. */
let fallbackTime = '0'
const storeTime = (time: string) => {
  fallbackTime = time
  try {
    localStorage.setItem(STORAGE_KEY, time)
  } catch {
    // The browser blocks the storage.
  }
}
const readTime = () => {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? fallbackTime
  } catch {
    return fallbackTime
  }
}
const msSinceRefresh = () => Date.now() - Number(readTime())

type Options = {
  /** Runs once, when the session has ended, so that the page does not go on showing data of a signed-out user. */
  onEnd: () => void
}

/**
 * Refreshes the session while the page is visible, and notices when it has ended, here or in another tab. Returns a function
 * that stops.
 */
export function watchSession({ onEnd }: Options): () => void {
  let hasLeft = false
  const leave = () => {
    if (hasLeft) return
    hasLeft = true
    onEnd()
  }
  const refresh = async () => {
    if (hasLeft || document.visibilityState !== 'visible' || msSinceRefresh() < REFRESH_AFTER_MS) return
    storeTime(String(Date.now()))
    const response = await fetch('/api/users/refresh-token', { method: 'POST' }).catch(() => undefined)
    // An unread response keeps its connection open.
    await response?.text().catch(() => undefined)
    if (response?.ok) return
    // A server error does not mean that the session has ended: the next check tries again.
    storeTime('0')
    if (response?.status !== 401 && response?.status !== 403) return
    clearSessionHint({ isLeaving: true, isSignOut: false })
    leave()
  }
  let wasSignedIn = readSessionHint() !== ''
  // Someone may have signed out in another tab while this page was loading: the server is asked.
  if (!wasSignedIn) storeTime('0')
  const checkHint = () => {
    if (readSessionHint()) wasSignedIn = true
    else if (wasSignedIn) leave()
  }
  const onVisible = () => {
    checkHint()
    void refresh()
  }
  onVisible()
  const unsubscribe = subscribeToSessionHint(checkHint)
  const timer = setInterval(() => void refresh(), CHECK_INTERVAL_MS)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    unsubscribe()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
