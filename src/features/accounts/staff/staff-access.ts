import { subscribeToChanges } from '@/lib/live-connection'
import { isStaff, type Actor } from '@/lib/roles'
import { clearSessionHint } from '../site/session-hint'

/** Returns the account of the session, null when it has ended, and undefined when the server does not say. */
async function readAccount(): Promise<Actor> {
  const response = await fetch('/api/users/me').catch(() => undefined)
  const body = (await response?.json().catch(() => undefined)) as { user?: Actor } | undefined
  return response?.ok ? body?.user : undefined
}

let isSigningOut = false

/** From a sign-out until the page is left, that its session has ended is no news. */
export function expectSessionEnd(): void {
  isSigningOut = true
  // The browser may show this page again when someone goes back.
  addEventListener('pagehide', () => (isSigningOut = false), { once: true })
}

/**
 * Keeps the stream of changes open and calls `onEnd` when it is refused because the session has ended, or is no longer one
 * of staff (`isOver` is false): a colleague who was deactivated must not go on reading the page. Calls it again at the next
 * refusal, for a page that was not left. Returns a function that stops.
 */
export function watchStaffAccess(onEnd: (isOver: boolean) => void): () => void {
  const ask = async () => {
    const account = await readAccount()
    // A browser doesn't say why a stream was refused: there may be too many, or the database doesn't answer.
    if (account === undefined || isStaff(account) || isSigningOut) return
    const isOver = account === null
    if (isOver) clearSessionHint({ isLeaving: true, isSignOut: false })
    onEnd(isOver)
  }
  return subscribeToChanges({
    onChange: () => undefined,
    onReset: () => undefined,
    onRefused: () => void ask(),
  })
}
