import type { PayloadRequest } from 'payload'

import type { DraftedDocument } from '@/features/publishing/rules'
import type { Language } from '@/i18n/languages'
import type { DocumentNode } from '@/lib/document'
import { passageIdOf } from '@/lib/passages'
import { runSql, sql } from '@/lib/server/db/sql'
import { textAt } from '../field-texts'
import { ofDocument } from './translation-rows'

type Row = Record<string, unknown>

/** Whether the text of a language contains passages that a language model wrote and that nobody has confirmed as read. */
export async function hasUnread(
  req: PayloadRequest,
  document: DraftedDocument,
  { language, text }: { language: Language; text: Row },
): Promise<boolean> {
  const rows = await runSql<{ passage: string; target: string | null }>(
    req,
    sql`
      select passage, target from translated_passages
      where ${ofDocument(document)} and language = ${language} and state = 'model'`,
  )
  return rows.some(({ passage, target }) =>
    target === null
      ? textAt(text, passage).trim() !== ''
      : contains(text[passage.split(':')[0] ?? ''], target),
  )
}

function contains(richText: unknown, id: string): boolean {
  const root = (richText as { root?: DocumentNode } | null | undefined)?.root
  const nodes = Array.isArray(root?.children) ? (root.children as DocumentNode[]) : []
  return nodes.some((node) => passageIdOf(node) === id)
}
