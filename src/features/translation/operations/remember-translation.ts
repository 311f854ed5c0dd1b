import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { documentKey, type DraftedDocument } from '@/features/publishing/rules'
import type { Language } from '@/i18n/languages'
import type { DocumentNode } from '@/lib/document'
import { passageIdOf } from '@/lib/passages'
import { asSystem } from '@/lib/server/db/local-api'
import { translatedPassages, translations } from '@/lib/server/db/own-tables'
import { databaseOf } from '@/lib/server/db/sql'
import { fieldTexts } from '../field-texts'
import { partsOf } from '../nodes'
import { fieldsOf, hashOfWords, loadTranslation, type LoadedPassage } from '../queries/load-translation'
import { isOfDocument, type Replaced } from '../queries/translation-rows'
import { type TranslationCounts, countStates, type Part } from '../rules'

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

type Row = Record<string, unknown>

/** Counts the passages that the source has, and those that nobody has read. */
export const countPassages = (passages: readonly LoadedPassage[]) =>
  countStates(
    passages.flatMap(({ source, state }) => (source.length > 0 || state === 'unread' ? [state] : [])),
  )

/**
 * After a document was saved: remembers what the source says for each translated passage of which nothing is remembered yet,
 * and counts the states. When the source has just changed, its previous text is remembered, so that the change is noticed.
 */
export async function rememberTranslation(
  req: PayloadRequest,
  document: DraftedDocument,
  saved: { locale: string | undefined; previous: Row | undefined },
): Promise<void> {
  const loaded = await loadTranslation(req, document, asSystem(req))
  const key = { document, language: loaded.to }
  const previous = saved.locale === loaded.from ? saved.previous : undefined
  const before = previous ? previousParts(req, document, previous) : new Map<string, Part[]>()
  let isNew = false
  for (const passage of loaded.passages) {
    if (passage.row || passage.source.length === 0 || passage.target.length === 0) continue
    const earlier = before.get(passage.key)
    const source = earlier ?? passage.source
    // Of an earlier text the words are compared; the formats that it has now are, too, when they are lost.
    const isWhole = !earlier && passage.lost.length === 0
    isNew = true
    await storePassage(req, key, {
      passage: passage.key,
      target: targetIdOf(passage),
      sourceHash: isWhole ? passage.sourceHash : hashOfWords(source),
      sourceTexts: source.map(({ text }) => text),
      state: 'confirmed',
    })
  }
  const { passages } = isNew ? await loadTranslation(req, document, asSystem(req)) : loaded
  await storeCounts(req, key, countPassages(passages))
}

/** The id of the translated node; null for a field. */
export const targetIdOf = (passage: LoadedPassage): string | null =>
  'pair' in passage && passage.pair.target ? (passageIdOf(passage.pair.target) ?? null) : null

/** The texts that the source had before it was saved, by the keys of the passages. */
function previousParts(req: PayloadRequest, document: DraftedDocument, previous: Row): Map<string, Part[]> {
  const fields = fieldsOf(req, document)
  const parts = new Map<string, Part[]>()
  for (const { path, text } of fieldTexts(fields, previous))
    if (text.trim()) parts.set(path, [{ name: 'text', text }])
  for (const { name, type } of fields) {
    if (type !== 'richText') continue
    const root = (previous[name] as { root?: { children?: DocumentNode[] } } | null | undefined)?.root
    for (const node of root?.children ?? []) {
      const id = passageIdOf(node)
      if (id) parts.set(`${name}:${id}`, partsOf(node))
    }
  }
  return parts
}
