import { AppError } from '@/lib/app-error'
import type { BrowserContext } from '@/lib/server/http/authorize'
import { endSessions } from '@/lib/server/auth/session'
import { clearSessionCookies } from '@/lib/server/auth/session-cookies'

/** Ends every session of the signed-in user, including this one. */
export async function signOutEverywhere({ req, user, responseHeaders }: BrowserContext): Promise<object> {
  if (!user) throw new AppError('unauthenticated')
  await endSessions(req, user.id)
  clearSessionCookies(responseHeaders)
  return {}
}
