import type { PayloadRequest, PopulateType, SelectType } from 'payload'

import type { Language } from '@/i18n/languages'
import { asUser } from '@/lib/server/db/local-api'
import type { DraftedDocument } from '../../publishing/rules'

type Options = { select?: SelectType; populate?: PopulateType; depth?: number }
export type DraftRow = Record<string, unknown> & { id: string }

/**
 * Returns the latest version of a document in one language, as the user of the request; undefined when it does not exist or
 * they may not read it.
 */
export async function readDraft(
  req: PayloadRequest,
  document: DraftedDocument,
  locale: Language,
  options: Options = {},
): Promise<DraftRow | undefined> {
  const args = { draft: true, depth: 1, locale, fallbackLocale: false, ...options } as never as object
  const found: unknown =
    'global' in document
      ? await asUser(req).findGlobal({ slug: document.global, ...args })
      : await asUser(req).findByID({
          collection: document.collection,
          id: document.id,
          disableErrors: true,
          ...args,
        })
  return (found as DraftRow | null) ?? undefined
}
