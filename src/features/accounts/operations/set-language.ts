import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { runSql, sql } from '@/lib/server/db/sql'
import type { BrowserContext } from '@/lib/server/http/authorize'
import { moveContentLanguage } from '@/lib/server/auth/content-language'
import { setLanguageCookies } from '@/lib/server/auth/session-cookies'
import { announce } from '@/lib/server/live/announce'

/**
 * Stores the language that the signed-in user switched to as the language of the account. Content that was edited in the
 * old one follows.
 */
export async function setLanguage(
  { req, user, responseHeaders }: BrowserContext,
  { language }: { language: Language },
): Promise<object> {
  if (!user) throw new AppError('unauthenticated')
  const changed = await runSql(
    req,
    sql`update users set language = ${language}::enum_users_language, updated_at = now()
      where id = ${user.id} and language <> ${language}::enum_users_language returning id`,
  )
  if (changed.length > 0) await announce(req, 'users', user.id)
  await moveContentLanguage(req, { id: user.id, from: user.language, to: language })
  setLanguageCookies(responseHeaders, language)
  return {}
}
