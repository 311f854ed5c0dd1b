import type { PublicationState } from '../publishing/rules'
import type { PostStatus } from './rules'

/** The texts that the publish dialog checks. A post without the first two cannot be published. */
export const checkedTexts = ['title', 'content', 'slug', 'metaTitle', 'metaDescription'] as const
export type MissingText = (typeof checkedTexts)[number]

type Draft = { hasContent: boolean } & Partial<Record<Exclude<MissingText, 'content'>, string | null>>

/** Returns the texts that a draft lacks. */
export const missingTexts = (draft: Draft): MissingText[] =>
  checkedTexts.filter((name) => (name === 'content' ? !draft.hasContent : !draft[name]?.trim()))

/** What 'Update Post' does, by the status that a language has and the chosen one. */
export type UpdateEffect = 'save' | 'publish' | 'unpublish' | 'archive' | 'unarchive'

/** Returns the status of one language, as the editor's select shows it. */
export const statusIn = (post: { status: PostStatus }, state: PublicationState): PostStatus => {
  if (post.status === 'archived') return 'archived'
  return state === 'published' || state === 'changed' ? 'published' : 'draft'
}

export function updateEffect(current: PostStatus, chosen: PostStatus): UpdateEffect {
  if (chosen === 'published') return 'publish'
  if (chosen === current) return 'save'
  if (chosen === 'archived') return 'archive'
  return current === 'archived' ? 'unarchive' : 'unpublish'
}

/** Whether the slug is still the one that was generated from the title, so that it follows a change of the title. */
export const isGeneratedSlug = (slug: string, generated: string): boolean =>
  slug === '' || (slug.startsWith(generated) && /^(-\d+)?$/.test(slug.slice(generated.length)))
