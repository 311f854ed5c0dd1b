import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { sql, statement } from '@/lib/server/db'
import type { BrowserContext } from '@/lib/server/handle'
import { tellLanguage } from '@/lib/server/session'

/** Keeps the language that somebody switched to as that of the account (product.md). */
export async function setLanguage(
  { req, user, answer }: BrowserContext,
  { language }: { language: Language },
): Promise<object> {
  if (!user) throw new AppError('unauthenticated')
  await sql(
    req,
    statement`update users set language = ${language}::enum_users_language, updated_at = now()
      where id = ${user.id} and language <> ${language}::enum_users_language`,
  )
  tellLanguage(answer, language)
  return {}
}
