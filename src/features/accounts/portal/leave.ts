import { clearHint } from '@/features/shell/site/session-hint'
import { localizedPath, type Language } from '@/i18n/languages'
import { withGoal } from './goal'
import { openPage } from './open-page'

/** Goes where one signs in, after signing out. The other tabs do the same (session-keeper.tsx). */
export function leaveSignedOut(language: Language, toast = 'signed_out'): void {
  clearHint({ leaving: true })
  openPage(`${localizedPath('/auth', language)}#toast=${toast}`)
}

/** The session ended somewhere else: goes where one signs in, and from there back to this page. */
export function leaveSessionOver(language: Language): void {
  const back = location.pathname + location.search
  openPage(`${withGoal(localizedPath('/auth', language), back)}#toast=session_over`)
}
