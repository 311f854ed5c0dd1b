import type { PopulateType, SelectType } from 'payload'

import type { Language } from '@/i18n/languages'
import { asVisitor } from '@/lib/server/db/local-api'
import { payload } from '@/lib/server/payload'
import type { Config } from '@/payload-types'
import { findPreviewedDraft } from './current-preview'

type Ordered = 'case-studies' | 'industries' | 'openings'
type Options = { select: SelectType; populate?: PopulateType; depth?: number }

/**
 * Returns the documents that are published in a language, in their order, with the draft that the page previews in the place
 * of its document. A draft without a slug has its id in that place, as its address does.
 */
export async function listWithDraft<Slug extends Ordered>(
  collection: Slug,
  language: Language,
  options: Options,
): Promise<Config['collections'][Slug][]> {
  type Row = Config['collections'][Slug]
  const [found, draft] = await Promise.all([
    asVisitor(await payload(), language).find({
      collection,
      where: { title: { exists: true } },
      sort: ['displayOrder', 'createdAt'],
      pagination: false,
      ...options,
    }),
    findPreviewedDraft(collection, language, options),
  ])
  const docs = found.docs as unknown as Row[]
  if (!draft) return docs
  const row = { ...draft, title: draft.title ?? '', slug: draft.slug || draft.id } as unknown as Row
  return docs.some(({ id }) => id === draft.id)
    ? docs.map((doc) => (doc.id === draft.id ? row : doc))
    : [...docs, row]
}
