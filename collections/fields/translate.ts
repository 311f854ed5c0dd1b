import type { PayloadRequest } from 'payload'

import { defaultLanguage, isLanguage } from '../../src/i18n/languages'
import en from '../../src/messages/en/admin.json'
import es from '../../src/messages/es/admin.json'

const messages = { en, es }

/**
 * Returns a text of the admin messages by a path such as 'leads:statuses:new', or the path when there is none. Uses the
 * language of the account because Payload renders some tables with a request that lacks the user's `t`.
 */
export function translate({ user, i18n }: PayloadRequest, path: string): string {
  const language: unknown = user?.language ?? i18n.language
  let found: unknown = messages[isLanguage(language) ? language : defaultLanguage]
  for (const key of path.split(':')) found = (found as Record<string, unknown> | undefined)?.[key]
  return typeof found === 'string' ? found : path
}
