import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import type { Language } from '@/i18n/languages'
import { documentKey } from '@/features/publishing/document-key'
import { isoTime } from '@/lib/server/db/expressions'
import { translatedPassages, type translations } from '@/lib/server/db/own-tables'
import { databaseOf } from '@/lib/server/db/sql'
import type { DraftedDocument } from '../../publishing/rules'
import type { TranslationRow } from '../rules'

export type StoredRow = TranslationRow & {
  language: Language
  /** What the passage said before the model replaced it; null when it was empty. */
  replaced: Replaced | null
}

const replacedSchema = z.object({
  texts: z.record(z.string(), z.string()),
  /** The node with its formats; undefined for a field. */
  node: z.looseObject({}).optional(),
  sourceHash: z.string(),
  sourceTexts: z.array(z.string()),
})
export type Replaced = z.output<typeof replacedSchema>

/** Matches the rows of a document. */
export function isOfDocument(
  table: typeof translatedPassages | typeof translations,
  of: DraftedDocument,
): SQL | undefined {
  const { slug, document } = documentKey(of)
  return and(eq(table.slug, slug), document === null ? isNull(table.document) : eq(table.document, document))
}

/** Returns what is remembered of the translated passages of a document. */
export async function findTranslationRows(
  req: PayloadRequest,
  document: DraftedDocument,
): Promise<StoredRow[]> {
  const { language, passage, target, sourceHash, sourceTexts, state, replaced, at } = translatedPassages
  const db = await databaseOf(req)
  const rows = await db
    .select({ language, passage, target, sourceHash, sourceTexts, state, replaced, at: isoTime(at) })
    .from(translatedPassages)
    .where(isOfDocument(translatedPassages, document))
  return rows.map((row) => ({ ...row, replaced: replacedSchema.nullable().parse(row.replaced) }))
}
