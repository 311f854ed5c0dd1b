import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Language } from '@/i18n/languages'
import { translatedPassages, type translations } from '@/lib/server/db/own-tables'
import { databaseOf, isoTime } from '@/lib/server/db/sql'
import type { DocumentNode } from '@/lib/document'
import { passageIdOf } from '@/lib/passages'
import { documentKey, type DraftedDocument } from '../../publishing/rules'
import type { TranslationRow } from '../rules'
import { textAt } from '../field-texts'

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

type Row = Record<string, unknown>

/** Whether the text of a language contains passages that a language model wrote and that nobody has confirmed as read. */
export async function hasUnread(
  req: PayloadRequest,
  document: DraftedDocument,
  { language, text }: { language: Language; text: Row },
): Promise<boolean> {
  const { passage, target, state } = translatedPassages
  const db = await databaseOf(req)
  const rows = await db
    .select({ passage, target })
    .from(translatedPassages)
    .where(
      and(
        isOfDocument(translatedPassages, document),
        eq(translatedPassages.language, language),
        eq(state, 'model'),
      ),
    )
  return rows.some((row) =>
    row.target === null
      ? textAt(text, row.passage).trim() !== ''
      : contains(text[row.passage.split(':')[0] ?? ''], row.target),
  )
}

function contains(richText: unknown, id: string): boolean {
  const root = (richText as { root?: DocumentNode } | null | undefined)?.root
  const nodes = Array.isArray(root?.children) ? (root.children as DocumentNode[]) : []
  return nodes.some((node) => passageIdOf(node) === id)
}
