import { notifyOtherTabs, clearSessionHint } from '@/features/accounts/site/session-hint'
import { localizedPath, type Language } from '@/i18n/languages'
import { withNext } from './sign-in-redirect'

/** Opens a page by a full load: the router's cache has pages of the earlier session. */
export const loadPage = (address: string): void => location.assign(address)

/** Opens the page after a sign-in, which shows the toast of that name, and notifies the other tabs. */
export function finishSignIn(path: string, toast: string): void {
  notifyOtherTabs()
  loadPage(`${path}#toast=${toast}`)
}

/** From a sign-out until the page is left: this tab must not report the end of its own session. */
let isSigningOut = false

/** Opens the sign-in page after signing out. The other tabs follow (session-keeper.tsx). */
export function redirectAfterSignOut(language: Language, toast = 'signed_out'): void {
  isSigningOut = true
  // The browser may show this page again when someone goes back.
  addEventListener('pagehide', () => (isSigningOut = false), { once: true })
  clearSessionHint({ isLeaving: true })
  loadPage(`${localizedPath('/auth', language)}#toast=${toast}`)
}

/** Opens the sign-in page when the session has ended elsewhere; signing in returns to this page. */
export function redirectAfterSessionEnd(language: Language): void {
  if (isSigningOut) return
  const next = location.pathname + location.search
  loadPage(`${withNext(localizedPath('/auth', language), next)}#toast=session_over`)
}
