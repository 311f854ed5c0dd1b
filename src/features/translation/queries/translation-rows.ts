import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { runSql, sql } from '@/lib/server/db/sql'
import type { DocumentNode } from '@/lib/document'
import type { DraftedDocument } from '../../publishing/rules'
import type { TranslationRow } from '../rules'

export type StoredRow = TranslationRow & {
  language: Language
  /** What the passage said before the model replaced it; null when it was empty. */
  replaced: Replaced | null
}
export type Replaced = {
  texts: Record<string, string>
  /** The node with its formats; undefined for a field. */
  node?: DocumentNode
  sourceHash: string
  sourceTexts: string[]
}

/** Matches the rows of a document. */
export const ofDocument = (document: DraftedDocument) =>
  'global' in document
    ? sql`slug = ${document.global} and document_id is null`
    : sql`slug = ${document.collection} and document_id = ${document.id}::uuid`

/** Returns what is remembered of the translated passages of a document. */
export const findTranslationRows = (req: PayloadRequest, document: DraftedDocument): Promise<StoredRow[]> =>
  runSql<StoredRow>(
    req,
    sql`
      select language, passage, target, source_hash as "sourceHash", source_texts as "sourceTexts", state, replaced,
        to_json(at) #>> '{}' as at
      from translated_passages where ${ofDocument(document)}`,
  )
