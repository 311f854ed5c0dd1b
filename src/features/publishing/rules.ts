import { pages, type PageCopySlug } from '@/features/routes/registry'
import type { Language } from '@/i18n/languages'
import { TRANSLATE_PATH } from '@/lib/admin-views'

/** The collections and globals with drafts. Each language of them is published on its own. */
export const draftedCollections = ['posts', 'services', 'case-studies', 'industries', 'openings'] as const
export type DraftedCollection = (typeof draftedCollections)[number]
export type DraftedGlobal = PageCopySlug | 'team' | 'figures'
export const draftedGlobals: readonly DraftedGlobal[] = [
  ...pages.flatMap(({ copy }) => copy ?? []),
  'team',
  'figures',
]

export type DraftedDocument = { collection: DraftedCollection; id: string } | { global: DraftedGlobal }

/** `changed` is published and has a draft that visitors do not see yet. */
export type PublicationState = 'published' | 'changed' | 'draft' | 'missing'

/** Returns the state of one language of a document. */
export function publicationState(row: {
  isPublished: boolean
  /** Whether the latest version, which the editor shows, is the published one. */
  isLatestPublished: boolean
  hasText: boolean
}): PublicationState {
  if (row.isPublished) return row.isLatestPublished ? 'published' : 'changed'
  return row.hasText ? 'draft' : 'missing'
}

export const scheduledActions = ['publish', 'unpublish'] as const
export type ScheduledAction = (typeof scheduledActions)[number]

/** How far ahead a publication can be scheduled, in days. */
export const MAX_SCHEDULE_DAYS = 730

/** Why a scheduled publication did not happen. */
export type ScheduleProblem = 'incomplete' | 'archived' | 'failed'

/** A publication to come, or one that did not happen. `at` is an ISO time; `document.id` is null for a global. */
export type ScheduledPublication = {
  id: string
  document: { slug: DraftedCollection | DraftedGlobal; id: string | null; title: string | null }
  language: Language
  action: ScheduledAction
  at: string
  /** The name of the person who scheduled it; null if that account was deleted. */
  scheduledBy: string | null
  problem: ScheduleProblem | null
}

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
