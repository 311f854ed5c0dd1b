import type { Language } from '@/i18n/languages'
import type { PublicationState } from '../publishing/rules'
import type { PostStatus } from './rules'

/** Posts on a page of the board. */
export const POST_PAGE_SIZE = 12
/** A page beyond any that exists. */
export const MAX_POST_PAGE = 100_000

/** The orders of the board: when a post was created, was last published, or was last changed; the newest first. */
export const postSorts = ['created', 'published', 'changed'] as const
export type PostSort = (typeof postSorts)[number]

export const categoryLimits = { name: 120, slug: 300, description: 600 } as const

/** What a card says about one language of a post, as the editor has it. */
export type PostTexts = {
  title: string | null
  excerpt: string | null
  state: PublicationState
  /** Whether it has the texts that a published post needs. */
  isComplete: boolean
  /** The slug at which visitors read it; null while it is not public. */
  publicSlug: string | null
  /** An ISO time. */
  publishedAt: string | null
}

/** What can be done with a post in a language by one click. */
export type QuickAction = 'unarchive' | 'publish' | 'publishBoth' | 'archive' | 'write'

const isReady = ({ state, isComplete }: PostTexts) => isComplete && (state === 'draft' || state === 'changed')

/**
 * Returns the quick actions of a post in the chosen language, the next step first. Both languages are offered when both
 * have something complete to publish.
 */
export function quickActions(
  post: { status: PostStatus; texts: Record<Language, PostTexts> },
  language: Language,
): QuickAction[] {
  if (post.status === 'archived') return ['unarchive']
  const chosen = post.texts[language]
  const { state } = chosen
  return [
    ...(isReady(chosen) ? (['publish'] as const) : []),
    ...(Object.values(post.texts).every(isReady) ? (['publishBoth'] as const) : []),
    ...(state === 'published' || state === 'changed' ? (['archive'] as const) : []),
    ...(!isReady(chosen) && (state === 'draft' || state === 'missing') ? (['write'] as const) : []),
  ]
}
