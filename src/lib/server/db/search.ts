import type { SQL, SQLWrapper } from 'drizzle-orm'

import { searchTerms } from '@/lib/search-words'
import { phoneTerm } from '@/lib/server/phone'
import { sql } from './sql'

/** Joins what people search in to one text, as `wordConditions` expects it. */
export const searchedText = (...parts: SQLWrapper[]): SQL =>
  sql`fold_text(concat_ws(' ', ${sql.join(parts, sql`, `)}))`

/**
 * Returns the conditions of a search: every word of the query occurs in `text`, which `fold_text` returned. A query that is
 * a phone number may also occur there as digits.
 */
export function wordConditions(text: SQLWrapper, query: string): SQL[] {
  const has = (term: string) => sql`${text} like ${`%${term}%`}`
  const words = searchTerms(query)
  const phone = phoneTerm(query)
  if (!phone || words.includes(phone)) return words.map(has)
  return [sql`(${has(phone)} or (${sql.join(words.map(has), sql` and `)}))`]
}
