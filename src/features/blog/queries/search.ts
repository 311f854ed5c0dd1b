import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { consume } from '@/lib/server/limits'

import { searchable, searchLimits, searchTerms, tidyQuery } from '../rules'
import { cards, type PostCard } from './posts'

export type Search =
  | { state: 'empty' }
  | { state: 'long' }
  | { state: 'limited'; seconds: number }
  | { state: 'found'; posts: PostCard[]; more: boolean }

/**
 * The posts that hold every word of a query, accents and case aside: those that name it in their titles first, then the
 * newest. `visitor` is the address that its limit counts.
 */
export async function searchPosts(text: string, language: Language, visitor: string): Promise<Search> {
  const query = tidyQuery(text)
  if (query.length > searchLimits.characters) return { state: 'long' }
  const terms = searchTerms(query)
  if (terms.length === 0) return { state: 'empty' }
  const limited = await secondsToWait(visitor)
  if (limited) return { state: 'limited', seconds: limited }
  const where = terms.map((term) => ({ searchText: { contains: term } }))
  const found = await cards(language, { where, limit: searchLimits.posts + 1 })
  const words = searchable(query).split(' ')
  const isNamed = ({ title }: PostCard) => words.every((word) => searchable(title).includes(word))
  const posts = found.slice(0, searchLimits.posts)
  return {
    state: 'found',
    posts: [...posts.filter(isNamed), ...posts.filter((card) => !isNamed(card))],
    more: found.length > posts.length,
  }
}

/** Counts a search; how long to wait when there were too many, else nothing. */
async function secondsToWait(visitor: string): Promise<number | undefined> {
  try {
    await consume('search', visitor)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many') throw error
    return error.details.retryAfter ?? 60
  }
}
