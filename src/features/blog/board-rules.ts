import { type Language, languages, otherLanguage } from '@/i18n/languages'
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

type Texts = { name: string; slug: string; description: string }

/** The name of a text in the form, such as `name_es`. */
export type CategoryField = `${keyof Texts}_${Language}`

/** The texts of a form in one language. */
export const categoryTexts = (values: Record<CategoryField, string>, language: Language): Texts => ({
  name: values[`name_${language}`],
  slug: values[`slug_${language}`],
  description: values[`description_${language}`],
})

/** Returns the error codes of the names that were there before and are gone: the verb would leave such a language as it is. */
export const goneNames = (
  values: Record<CategoryField, string>,
  before: Readonly<Partial<Record<Language, object | null>>>,
): Partial<Record<CategoryField, string>> =>
  Object.fromEntries(
    languages
      .filter((language) => before[language] && !values[`name_${language}`].trim())
      .map((language) => [`name_${language}`, 'required']),
  )

/** A text and the language that it is in. */
type CardText = { text: string; lang: Language }

/** Returns the text in the language, else in the other one; undefined when neither has it. */
export function textIn(
  language: Language,
  read: (language: Language) => string | null | undefined,
): CardText | undefined {
  for (const lang of [language, otherLanguage(language)]) {
    const text = read(lang)
    if (text) return { text, lang }
  }
}
