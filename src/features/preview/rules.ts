import { localizedPath, type Language } from '@/i18n/languages'
import { pages } from '@/features/routes/registry'
import { documentPath } from '@/features/routes/rules'
import type { DraftedDocument, DraftedGlobal } from '../publishing/rules'

/** How long a shared link works, in hours. */
export const linkHours = [24, 168, 720] as const
export type LinkHours = (typeof linkHours)[number]

/** How long staff preview a document before they open it again, in hours. */
export const STAFF_PREVIEW_HOURS = 12

/** Names a page in preview for the queries of that page. Set by src/proxy.ts; never accepted from outside. */
export const pageHeader = 'x-puente-page'

/** Pages that show globals without a page of their own. */
const pageOfShared: Partial<Record<DraftedGlobal, string>> = { team: '/about', figures: '/' }

/** The path of the page that shows a global, without its language. */
function pathOfGlobal(slug: DraftedGlobal): string {
  const path = pageOfShared[slug] ?? pages.find(({ copy }) => copy === slug)?.path
  if (!path) throw new Error(`${slug} has no page`)
  return path
}

/**
 * The path of a document's page, without its language. A document without a slug in this language has its id in that place;
 * openings have no pages of their own.
 */
export function pathOfDocument(document: DraftedDocument, slug?: string | null): string {
  if ('global' in document) return pathOfGlobal(document.global)
  const { collection, id } = document
  return collection === 'openings' ? '/careers' : documentPath(collection, slug || id)
}

/** A document as one text, for addresses and revocations: 'posts:<id>' or the name of a global. */
export const documentName = (document: DraftedDocument): string =>
  'global' in document ? document.global : `${document.collection}:${document.id}`

/** The address that opens the preview of a document for staff. */
export const previewAddress = (document: DraftedDocument, language: Language): string =>
  `/api/preview?${new URLSearchParams({ document: documentName(document), language }).toString()}`

/** The address of a shared link. */
export const linkAddress = (link: string, language: Language): string =>
  localizedPath(`/preview/${link}`, language)

/** The address that ends a preview. `path` is that of the page, without its language. */
export const leaveAddress = (document: DraftedDocument, language: Language, path: string): string =>
  `/api/leave-preview?${new URLSearchParams({ document: documentName(document), language, path }).toString()}`

/** The path of a document's form in the admin, in one language. */
export const formPath = (document: DraftedDocument, language: Language): string =>
  'global' in document
    ? `/admin/globals/${document.global}?locale=${language}`
    : `/admin/collections/${document.collection}/${document.id}?locale=${language}`

/** Whether two names are of the same document. */
export const isSameDocument = (a: DraftedDocument, b: DraftedDocument): boolean =>
  documentName(a) === documentName(b)
