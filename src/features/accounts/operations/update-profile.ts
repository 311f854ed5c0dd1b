import { AppError } from '@/lib/app-error'
import { lockAddress } from '@/lib/server/account-rows'
import { asSystem, inTransaction } from '@/lib/server/db'
import type { BrowserContext } from '@/lib/server/handle'
import { tellLanguage } from '@/lib/server/session'
import type { ProfileInput } from '../schemas'

/** Saves what people may say of themselves. The language is that of mails and of the admin. */
export async function updateProfile(
  { req, user, answer }: BrowserContext,
  input: ProfileInput,
): Promise<object> {
  if (!user) throw new AppError('unauthenticated')
  await inTransaction(req, async () => {
    await lockAddress(req, user.email)
    await asSystem(req).update({ collection: 'users', id: user.id, data: input })
  })
  tellLanguage(answer, input.language)
  return {}
}
