import { TRANSLATE_PATH } from '@/lib/admin-views'
import { draftedCollections, type DraftedCollection, type DraftedDocument, type DraftedGlobal } from './rules'

/** Returns how tables name a document: its slug and, in a collection, its id. */
export const documentKey = (
  document: DraftedDocument,
): { slug: DraftedCollection | DraftedGlobal; document: string | null } =>
  'global' in document
    ? { slug: document.global, document: null }
    : { slug: document.collection, document: document.id }

/** Returns the document that a row names by its slug and id. */
export function documentOfKey({
  slug,
  document,
}: {
  slug: string
  document: string | null
}): DraftedDocument {
  const collection = draftedCollections.find((name) => name === slug)
  // Rows are only stored with the key of a document.
  return collection && document ? { collection, id: document } : { global: slug as DraftedGlobal }
}

/** How the URL names a document. */
export const documentParams = (document: DraftedDocument): Record<string, string> =>
  'global' in document ? { slug: document.global } : { slug: document.collection, document: document.id }

/** The address of the screen side by side. */
export const translateHref = (document: DraftedDocument): string =>
  `${TRANSLATE_PATH}?${new URLSearchParams(documentParams(document)).toString()}`
