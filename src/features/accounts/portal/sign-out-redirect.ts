import { clearSessionHint } from '@/features/accounts/site/session-hint'
import { localizedPath, type Language } from '@/i18n/languages'
import { withNext } from './sign-in-redirect'
import { loadPage } from './load-page'

/** Opens the sign-in page after signing out. The other tabs follow (session-keeper.tsx). */
export function redirectAfterSignOut(language: Language, toast = 'signed_out'): void {
  clearSessionHint({ isLeaving: true })
  loadPage(`${localizedPath('/auth', language)}#toast=${toast}`)
}

/** Opens the sign-in page when the session has ended elsewhere; signing in returns to this page. */
export function redirectAfterSessionEnd(language: Language): void {
  const next = location.pathname + location.search
  loadPage(`${withNext(localizedPath('/auth', language), next)}#toast=session_over`)
}
