import type { PayloadRequest } from 'payload'

import { defaultLanguage, isLanguage } from '../../src/i18n/languages'
import en from '../../src/messages/en/admin.json'
import es from '../../src/messages/es/admin.json'

const messages = { en, es }

/**
 * A text of the admin in the reader's language, by a path such as 'leads:statuses:new'; the path when there is none.
 * The account names the language: some of the admin's tables are read without a request, and so without its `t`.
 */
export function textFor({ user, i18n }: PayloadRequest, path: string): string {
  const asked: unknown = user?.language ?? i18n.language
  let found: unknown = messages[isLanguage(asked) ? asked : defaultLanguage]
  for (const key of path.split(':')) found = (found as Record<string, unknown> | undefined)?.[key]
  return typeof found === 'string' ? found : path
}
