import { and, eq, type SQLWrapper } from 'drizzle-orm'
import { z } from 'zod'

import { otherLanguage, type Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { cleanQuery, normalizeForSearch, searchTerms } from '@/lib/search-words'
import { readPublic, sql } from '@/lib/server/db/sql'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { payload } from '@/lib/server/payload'
import { posts, posts_locales } from '@/payload-tables'
import { searchLimits } from '../rules'
import { findCards, type PostCard } from './post-cards'
import { isPublicText, newestFirst } from './public-posts'

export type Search =
  | { state: 'empty' }
  | { state: 'long' }
  | { state: 'limited'; seconds: number }
  /** `elsewhere` is the number of matches in the other language, counted when there is none in this one. */
  | { state: 'found'; posts: PostCard[]; more: boolean; elsewhere: number }

/**
 * Returns the posts that contain every word of a query, ignoring accents and case: those with the words in their title
 * first, then the newest. `visitor` is the address that the rate limit counts.
 */
export async function searchPosts(text: string, language: Language, visitor: string): Promise<Search> {
  const query = cleanQuery(text)
  if (query.length > searchLimits.characters) return { state: 'long' }
  const terms = searchTerms(query)
  if (terms.length === 0) return { state: 'empty' }
  const seconds = await secondsToWait(visitor)
  if (seconds) return { state: 'limited', seconds }
  const limit = searchLimits.posts + 1
  const ids = await findMatches(terms, language, limit)
  const found = ids.length > 0 ? await findCards(language, { where: [{ id: { in: ids } }], limit }) : []
  const words = normalizeForSearch(query).split(' ')
  const hasWordsInTitle = ({ title }: PostCard) =>
    words.every((word) => normalizeForSearch(title).includes(word))
  const posts = found.slice(0, searchLimits.posts)
  return {
    state: 'found',
    posts: [...posts.filter(hasWordsInTitle), ...posts.filter((card) => !hasWordsInTitle(card))],
    more: found.length > posts.length,
    elsewhere: posts.length > 0 ? 0 : (await findMatches(terms, otherLanguage(language), limit)).length,
  }
}

/** How many of the newest posts are searched first, before all posts. */
const MAX_RECENT_POSTS = 400

const publicPosts = sql`${posts} join ${posts_locales} on ${isPublicText}`
const newest = sql.join(newestFirst, sql`, `)
const isIn = (language: Language) => eq(posts_locales._locale, language)

/** Every term occurs in the text of a search. */
const hasTerms = (text: SQLWrapper, terms: readonly string[]) =>
  and(...terms.map((term) => sql`${text} like ${`%${term}%`}`))

/**
 * Returns the ids of the newest matches. A frequent word is found among the newest posts; only a rarer one is worth the
 * trigram index over all texts, which would return thousands of rows for a frequent word. Raw, because Drizzle has no
 * `materialized`.
 */
async function findMatches(terms: string[], language: Language, limit: number): Promise<string[]> {
  const rows = await readPublic(
    await payload(),
    sql`
      with newest as materialized (
        select ${posts.id}, ${posts_locales.publishedAt}, ${posts_locales.searchText} as text from ${publicPosts}
        where ${isIn(language)} order by ${newest} limit ${MAX_RECENT_POSTS}
      ), recent as materialized (
        select id, published_at from newest where ${hasTerms(sql`text`, terms)}
        order by published_at desc, id desc limit ${limit}
      ), older as (
        select ${posts.id}, ${posts_locales.publishedAt} from ${publicPosts}
        where (select count(*) from recent) < ${limit} and ${isIn(language)}
          and ${hasTerms(posts_locales.searchText, terms)}
        order by ${newest} limit ${limit}
      )
      select id from (select * from recent union select * from older) found
      order by published_at desc, id desc limit ${limit}`,
    z.object({ id: z.string() }),
  )
  return rows.map(({ id }) => id)
}

/** Counts a search. Returns the seconds to wait when there were too many, else undefined. */
async function secondsToWait(visitor: string): Promise<number | undefined> {
  try {
    await consumeRateLimit('search', visitor)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many') throw error
    return error.details.retryAfter ?? 60
  }
}

/** Returns those of some words that a public post in this language contains, in their order. */
export async function listFoundWords(words: readonly string[], language: Language): Promise<string[]> {
  if (words.length === 0) return []
  const columns = words.map((word) => {
    const isFound = and(isIn(language), hasTerms(posts_locales.searchText, searchTerms(word)))
    return sql`exists (select 1 from ${publicPosts} where ${isFound})`
  })
  // Raw, because it selects from no table.
  const rows = await readPublic(
    await payload(),
    sql`select array[${sql.join(columns, sql`, `)}] as found`,
    z.object({ found: z.array(z.boolean()) }),
  )
  return words.filter((_, index) => rows[0]?.found[index])
}
