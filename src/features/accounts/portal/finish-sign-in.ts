import { notifyOtherTabs } from '@/features/accounts/site/session-hint'
import { loadPage } from './load-page'

/** Opens the page after a sign-in, which shows the toast of that name, and notifies the other tabs. */
export function finishSignIn(path: string, toast: string): void {
  notifyOtherTabs()
  loadPage(`${path}#toast=${toast}`)
}
