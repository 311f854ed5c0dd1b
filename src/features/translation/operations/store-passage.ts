import type { PayloadRequest } from 'payload'

import { documentKey } from '@/features/publishing/operations/document-key'
import type { DraftedDocument } from '@/features/publishing/rules'
import type { Language } from '@/i18n/languages'
import { runSql, sql } from '@/lib/server/db/sql'
import { ofDocument, type Replaced } from '../queries/translation-rows'
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
  const { slug, id } = documentKey(document)
  const texts = JSON.stringify(sourceTexts)
  await runSql(
    req,
    sql`
      insert into translated_passages
        (slug, document_id, language, passage, target, source_hash, source_texts, state, replaced, user_id, at)
      values (${slug}, ${id}::uuid, ${language}, ${passage}, ${target}, ${sourceHash}, ${texts}::jsonb, ${state},
        ${replaced && JSON.stringify(replaced)}::jsonb, ${req.user?.id ?? null}::uuid, now())
      on conflict (slug, document_id, language, passage) do update set target = excluded.target,
        source_hash = excluded.source_hash, source_texts = excluded.source_texts, state = excluded.state,
        replaced = excluded.replaced, user_id = excluded.user_id, at = excluded.at`,
  )
}

/** Stores how many passages are in each state, for lists and the dashboard. */
export async function storeCounts(
  req: PayloadRequest,
  { document, language }: { document: DraftedDocument; language: Language },
  { ready, stale, unread, missing }: TranslationCounts,
): Promise<void> {
  const { slug, id } = documentKey(document)
  await runSql(
    req,
    sql`
      insert into translations (slug, document_id, language, ready, stale, unread, missing)
      values (${slug}, ${id}::uuid, ${language}, ${ready}, ${stale}, ${unread}, ${missing})
      on conflict (slug, document_id) do update set language = excluded.language, ready = excluded.ready,
        stale = excluded.stale, unread = excluded.unread, missing = excluded.missing`,
  )
}

/** Forgets the translation of a document that is deleted. */
export async function forgetTranslation(req: PayloadRequest, document: DraftedDocument): Promise<void> {
  await runSql(req, sql`delete from translated_passages where ${ofDocument(document)}`)
  await runSql(req, sql`delete from translations where ${ofDocument(document)}`)
}

/** Gives a copy of a document what is remembered of the original: its unread passages are in the copy too. */
export async function copyTranslation(
  req: PayloadRequest,
  slug: string,
  from: string,
  to: string,
): Promise<void> {
  await runSql(
    req,
    sql`
      insert into translated_passages
        (slug, document_id, language, passage, target, source_hash, source_texts, state, replaced, user_id, at)
      select slug, ${to}::uuid, language, passage, target, source_hash, source_texts, state, replaced, user_id, at
      from translated_passages where slug = ${slug} and document_id = ${from}::uuid
      on conflict do nothing`,
  )
}
