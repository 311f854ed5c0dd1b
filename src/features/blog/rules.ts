import { plainTextOf } from '@/lib/document'

const wordsPerMinute = 220

/** Whole minutes, one at least. */
export function readingMinutes(document: unknown): number {
  const words = plainTextOf(document).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}

/** What search compares: without accents, in lower case. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

export const postStatuses = ['draft', 'published', 'archived'] as const
export type PostStatus = (typeof postStatuses)[number]

/** The specification's status of a post in one language, from what is stored (product.md, 'Post status'). */
export function postStatus(post: { _status?: unknown; archivedAt?: unknown }): PostStatus {
  if (post.archivedAt) return 'archived'
  return post._status === 'published' ? 'published' : 'draft'
}

/** Posts on a page of the list (specification, section 9). */
export const pageSize = 12

/** What one search may ask, and how many posts it answers with. */
export const searchLimits = { characters: 100, words: 8, posts: 24 } as const

/** The number of a page of the list as an address says it; undefined for what is none, '02' and '1e1' among them. */
export const pageNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined

/** Whether a text can be a slug at all: anything else is not worth a question to the database. */
export const isSlug = (text: string): boolean => /^[a-z0-9-]{1,300}$/.test(text)

/** What a visitor typed, fit to be shown and searched: no controls, no half characters, one line. */
export const tidyQuery = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The words that a post must hold, all of them; wildcards of LIKE stand for themselves. */
export const searchTerms = (query: string): string[] =>
  [...new Set(searchable(query).split(' '))]
    .filter(Boolean)
    .slice(0, searchLimits.words)
    .map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`))

/** How posts stand: a lead, halves and thirds, so that every row is full whatever their number is; rows in a search. */
export type CardShape = 'lead' | 'half' | 'third' | 'row'

/** The shape of each of `count` cards: three, two or one at the head, and rows of three below. */
export function cardShapes(count: number): CardShape[] {
  const heads: CardShape[][] = [['lead', 'half', 'half'], ['lead'], ['half', 'half']]
  const head = heads[count % 3] as CardShape[]
  return Array.from({ length: count }, (_, index) => head[index] ?? 'third')
}

/** The numbers that paging shows: the first, the last and those around; undefined stands for a gap. */
export function pagesAround(page: number, pages: number): (number | undefined)[] {
  const near = (number: number) => number === 1 || number === pages || Math.abs(number - page) <= 1
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(near)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [undefined, number] : [number]
  })
}
