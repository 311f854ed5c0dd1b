import { and, desc, or, type SQL, type SQLWrapper } from 'drizzle-orm'

import { normalizeForSearch } from '@/lib/search-words'
import { searchedText, wordConditions } from '@/lib/server/db/search'
import { sql, foldText } from '@/lib/server/db/sql'

type Search = {
  document: { id: SQLWrapper; createdAt: SQLWrapper }
  title: SQLWrapper
  /** Further texts in which the words may be. */
  also: SQLWrapper[]
  /** Whether it is the document whose number the query names, for those that have one. */
  isNamed?: SQL
}

/**
 * Returns the condition that a document has every word of a query or the number that it names, and the order: first the one
 * with that number, then those whose title starts with the query, then the newest. Says nothing about access: read the
 * documents as the user.
 */
export function matching(query: string, { document, title, also, isNamed }: Search) {
  const words = wordConditions(searchedText(title, ...also), query)
  const startsWithQuery = sql`starts_with(${foldText(title)}, ${normalizeForSearch(query)})`
  const first = [...(isNamed ? [isNamed] : []), startsWithQuery]
  return {
    where: or(isNamed, and(...words)),
    order: [...first.map((condition) => desc(condition)), desc(document.createdAt), sql`${document.id}`],
  }
}

/** Returns documents in the order of their ids; those that the user may not read are absent. */
export const inOrder = <Document extends { id: string }>(ids: string[], docs: Document[]): Document[] =>
  ids.flatMap((id) => docs.find((doc) => doc.id === id) ?? [])
