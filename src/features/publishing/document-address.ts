import { TRANSLATE_PATH } from '@/lib/admin-views'
import type { DraftedDocument } from './rules'

/** How the URL names a document. */
export const documentParams = (document: DraftedDocument): Record<string, string> =>
  'global' in document ? { slug: document.global } : { slug: document.collection, document: document.id }

/** The address of the screen side by side. */
export const translateHref = (document: DraftedDocument): string =>
  `${TRANSLATE_PATH}?${new URLSearchParams(documentParams(document)).toString()}`
