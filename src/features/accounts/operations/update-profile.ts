import { AppError } from '@/lib/app-error'
import { lockEmail } from '@/lib/server/auth/account-rows'
import { asSystem } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { BrowserContext } from '@/lib/server/http/authorize'
import { setLanguageCookies } from '@/lib/server/auth/session-cookies'
import type { ProfileInput } from '../schemas'

/** Saves the profile of the signed-in user. Its language is used for emails and the admin. */
export async function updateProfile(
  { req, user, responseHeaders }: BrowserContext,
  input: ProfileInput,
): Promise<object> {
  if (!user) throw new AppError('unauthenticated')
  await inTransaction(req, async () => {
    await lockEmail(req, user.email)
    await asSystem(req).update({ collection: 'users', id: user.id, data: input })
  })
  setLanguageCookies(responseHeaders, input.language)
  return {}
}
