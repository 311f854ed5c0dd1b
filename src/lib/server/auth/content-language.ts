import type { PayloadRequest, Where } from 'payload'

import type { Language } from '@/i18n/languages'
import { asUser } from '@/lib/server/db/local-api'
import { runSql, sql } from '@/lib/server/db/sql'

/** Payload's preference for the language in which an account edits content. */
const key = 'locale'

type Account = { id: string; language?: Language | null }

/**
 * Stores an account's own language as the one in which it edits content, unless one is stored: Payload's default is
 * English.
 */
export async function initializeContentLanguage(req: PayloadRequest, user: Account): Promise<void> {
  const preferences = asUser(req)
  const where: Where = { and: [{ key: { equals: key } }, { 'user.value': { equals: user.id } }] }
  const collection = 'payload-preferences'
  if (!user.language || (await preferences.count({ collection, where })).totalDocs > 0) return
  await preferences.create({
    collection,
    data: { key, value: user.language, user: { relationTo: 'users', value: user.id } },
  })
}

/** After a change of an account's language: its content follows, unless it was edited in the other language by choice. */
export async function moveContentLanguage(
  req: PayloadRequest,
  { id, from, to }: { id: string; from?: Language | null; to: Language },
): Promise<void> {
  if (!from || from === to) return
  await runSql(
    req,
    sql`update payload_preferences preference set value = to_jsonb(${to}::text), updated_at = now()
      from payload_preferences_rels holder
      where holder.parent_id = preference.id and holder.path = 'user' and holder.users_id = ${id}
        and preference.key = ${key} and preference.value = to_jsonb(${from}::text)`,
  )
}
