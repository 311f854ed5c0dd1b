import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { DraftedDocument } from '@/features/publishing/rules'
import type { Language } from '@/i18n/languages'
import type { DocumentNode } from '@/lib/document'
import { passageIdOf } from '@/lib/passages'
import { translatedPassages } from '@/lib/server/db/own-tables'
import { databaseOf } from '@/lib/server/db/sql'
import { textAt } from '../field-texts'
import { isOfDocument } from './translation-rows'

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
