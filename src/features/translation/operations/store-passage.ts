import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { documentKey, type DraftedDocument } from '@/features/publishing/rules'
import type { Language } from '@/i18n/languages'
import { translatedPassages, translations } from '@/lib/server/db/own-tables'
import { databaseOf } from '@/lib/server/db/sql'
import { isOfDocument, type Replaced } from '../queries/translation-rows'
import type { TranslationCounts } from '../rules'

export type PassageRow = {
  passage: string
  target: string | null
  sourceHash: string
  sourceTexts: string[]
  state: 'confirmed' | 'model'
  replaced?: Replaced | null
}

/** Remembers what the source says while a passage is translated, in the transaction of the request. */
export async function storePassage(
  req: PayloadRequest,
  { document, language }: { document: DraftedDocument; language: Language },
  { passage, target, sourceHash, sourceTexts, state, replaced = null }: PassageRow,
): Promise<void> {
  const key = { ...documentKey(document), language, passage }
  const user = req.user?.id ?? null
  const values = { target, sourceHash, sourceTexts, state, replaced, user, at: sql`now()` }
  const keyColumns = [
    translatedPassages.slug,
    translatedPassages.document,
    translatedPassages.language,
    translatedPassages.passage,
  ]
  const db = await databaseOf(req)
  await db
    .insert(translatedPassages)
    .values({ ...key, ...values })
    .onConflictDoUpdate({ target: keyColumns, set: values })
}

/** Stores how many passages are in each state, for lists and the dashboard. */
export async function storeCounts(
  req: PayloadRequest,
  { document, language }: { document: DraftedDocument; language: Language },
  { ready, stale, unread, missing }: TranslationCounts,
): Promise<void> {
  const values = { language, ready, stale, unread, missing }
  const db = await databaseOf(req)
  await db
    .insert(translations)
    .values({ ...documentKey(document), ...values })
    .onConflictDoUpdate({ target: [translations.slug, translations.document], set: values })
}

/** Forgets the translation of a document that is deleted. */
export async function forgetTranslation(req: PayloadRequest, document: DraftedDocument): Promise<void> {
  const db = await databaseOf(req)
  await db.delete(translatedPassages).where(isOfDocument(translatedPassages, document))
  await db.delete(translations).where(isOfDocument(translations, document))
}

/** Gives a copy of a document what is remembered of the original: its unread passages are in the copy too. */
export async function copyTranslation(
  req: PayloadRequest,
  slug: string,
  from: string,
  to: string,
): Promise<void> {
  const db = await databaseOf(req)
  const copies = db
    .select({ ...getTableColumns(translatedPassages), document: sql<string>`${to}::uuid`.as('document') })
    .from(translatedPassages)
    .where(and(eq(translatedPassages.slug, slug), eq(translatedPassages.document, from)))
  await db.insert(translatedPassages).select(copies).onConflictDoNothing()
}
