import type { DraftedDocument } from '../rules'

/** Returns how SQL names a document: its slug and, in a collection, its id. */
export const keyOf = (document: DraftedDocument): { slug: string; id: string | null } =>
  'global' in document ? { slug: document.global, id: null } : { slug: document.collection, id: document.id }
