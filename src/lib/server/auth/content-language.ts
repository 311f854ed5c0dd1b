import { and, eq } from 'drizzle-orm'
import type { PayloadRequest, Where } from 'payload'

import type { Language } from '@/i18n/languages'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, sql } from '@/lib/server/db/sql'
import { payload_preferences as preference, payload_preferences_rels as holder } from '@/payload-tables'

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
  if (!user.language) return
  const { docs } = await preferences.find({ collection, where, limit: 1, pagination: false, depth: 0 })
  if (docs.length > 0) return
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
  const isOwn = and(eq(holder.parent, preference.id), eq(holder.path, 'user'), eq(holder.usersID, id))
  const db = await databaseOf(req)
  await db
    .update(preference)
    .set({ value: to, updatedAt: sql`now()` })
    .from(holder)
    .where(and(isOwn, eq(preference.key, key), eq(preference.value, from)))
}
