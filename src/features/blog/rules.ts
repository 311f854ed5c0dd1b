import { plainTextOf } from '@/lib/document'

const wordsPerMinute = 220

/** Returns how many words a document has, those of its blocks included. */
export const countWords = (document: unknown): number =>
  plainTextOf(document).split(/\s+/).filter(Boolean).length

/** Returns whole minutes, at least 1. */
export const readingMinutes = (document: unknown): number =>
  Math.max(1, Math.round(countWords(document) / wordsPerMinute))

export const postStatuses = ['draft', 'published', 'archived'] as const
export type PostStatus = (typeof postStatuses)[number]

/** What staff list: posts with a status, or those whose translation has something to do. */
export const postFilters = [...postStatuses, 'translation'] as const
export type PostFilter = (typeof postFilters)[number]

/** Returns the status of a post in one language. Archived applies to all languages and takes precedence. */
export function postStatus(post: { _status?: unknown; archivedAt?: unknown }): PostStatus {
  if (post.archivedAt) return 'archived'
  return post._status === 'published' ? 'published' : 'draft'
}

/** Posts on a page of the list. */
export const pageSize = 12
/** Posts on a page of a category. */
export const categoryPageSize = 96

/** Returns how many pages a list of `count` posts has, at least 1. */
export const countPages = (count: number, size: number): number => Math.max(1, Math.ceil(count / size))

/** The path of a page of a list at `base`, such as /resources/page/2. */
export const pagePath = (base: string, page: number): string => (page === 1 ? base : `${base}/page/${page}`)

/** The greatest length of a query in characters, and the number of results. */
export const searchLimits = { characters: 100, posts: 24 } as const

/** Parses the page number of an address; undefined when it is not in canonical form, such as '02' or '1e1'. */
export const parsePageNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined

/** Whether a text can be a slug. Anything else needs no database query. */
export const isSlug = (text: string): boolean => /^[a-z0-9-]{1,300}$/.test(text)

/** The sizes of cards: featured, halves and thirds fill every row of a list; search results are rows. */
export type CardSize = 'featured' | 'half' | 'third' | 'row'

/** Returns the size of each of `count` cards: one to three in the first row, then rows of three. */
export function cardSizes(count: number): CardSize[] {
  const heads: CardSize[][] = [['featured', 'half', 'half'], ['featured'], ['half', 'half']]
  const head = heads[count % 3] as CardSize[]
  return Array.from({ length: count }, (_, index) => head[index] ?? 'third')
}

/** Returns the page numbers of the pagination: first, last and those around the current one; undefined is a gap. */
export function pagesAround(page: number, pages: number): (number | undefined)[] {
  const near = (number: number) => number === 1 || number === pages || Math.abs(number - page) <= 1
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(near)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [undefined, number] : [number]
  })
}
