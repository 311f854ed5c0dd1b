import { AppError } from '@/lib/app-error'
import type { BrowserContext } from '@/lib/server/handle'
import { endSessions, forgetSession } from '@/lib/server/session'

/** Ends every session of whoever asks, this one too. */
export async function signOutEverywhere({ req, user, answer }: BrowserContext): Promise<object> {
  if (!user) throw new AppError('unauthenticated')
  await endSessions(req, user.id)
  forgetSession(answer)
  return {}
}
