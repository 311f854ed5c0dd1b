import { draftedCollections, type DraftedDocument, type DraftedGlobal } from '../rules'

/** Returns how SQL names a document: its slug and, in a collection, its id. */
export const documentKey = (document: DraftedDocument): { slug: string; id: string | null } =>
  'global' in document ? { slug: document.global, id: null } : { slug: document.collection, id: document.id }

/** Returns the document that SQL names by its slug and id. */
export function documentOfKey({
  slug,
  document,
}: {
  slug: string
  document: string | null
}): DraftedDocument {
  const collection = draftedCollections.find((name) => name === slug)
  return collection && document ? { collection, id: document } : { global: slug as DraftedGlobal }
}
