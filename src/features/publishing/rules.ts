import { pages, type PageCopySlug } from '@/features/routes/registry'

/** The collections and globals with drafts. Each language of them is published on its own. */
export const draftedCollections = ['posts', 'services'] as const
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
