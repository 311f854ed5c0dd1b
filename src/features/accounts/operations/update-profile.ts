import { and, eq, ne } from 'drizzle-orm'

import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { lockEmail } from '@/lib/server/auth/account-rows'
import { moveContentLanguage } from '@/lib/server/auth/content-language'
import { setLanguageCookies } from '@/lib/server/auth/session'
import { asSystem } from '@/lib/server/db/local-api'
import { inTransaction, databaseOf, sql } from '@/lib/server/db/sql'
import type { BrowserContext } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { users } from '@/payload-tables'
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

/**
 * Stores the language that the signed-in user switched to as the language of the account. Content that was edited in the
 * old one follows.
 */
export async function setLanguage(
  { req, user, responseHeaders }: BrowserContext,
  { language }: { language: Language },
): Promise<object> {
  if (!user) throw new AppError('unauthenticated')
  const db = await databaseOf(req)
  const changed = await db
    .update(users)
    .set({ language, updatedAt: sql`now()` })
    .where(and(eq(users.id, user.id), ne(users.language, language)))
    .returning({ id: users.id })
  if (changed.length > 0) await announce(req, 'users', user.id)
  await moveContentLanguage(req, { id: user.id, from: user.language, to: language })
  setLanguageCookies(responseHeaders, language)
  return {}
}
