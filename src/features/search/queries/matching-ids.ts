import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { normalizeForSearch } from '@/lib/search-words'
import { searchedText, wordConditions } from '@/lib/server/db/search'
import { runSql, sql } from '@/lib/server/db/sql'
import { commandLimits } from '../rules'

type Search = {
  /** The tables, such as `tickets row join clients ...`; the table with the id is called `row`. */
  from: SQL
  title: SQL
  /** Further texts in which the words may be. */
  also: SQL[]
  /** The number that the query names, for documents that have one. */
  number?: number
}

/**
 * Returns the ids of the documents that have every word of a query or the number that it names: first the one with that
 * number, then those whose title starts with the query, then the newest.
 * Says nothing about access: read the documents as the user.
 */
export async function findMatchingIds(req: PayloadRequest, query: string, search: Search): Promise<string[]> {
  const words = wordConditions(searchedText(search.title, ...search.also), query)
  const named = search.number === undefined ? [] : [sql`row.number = ${search.number}`]
  const conditions = [...named, sql`(${sql.join(words, sql` and `)})`]
  const startsWithQuery = sql`starts_with(fold_text(${search.title}), ${normalizeForSearch(query)})`
  const order = [
    ...[...named, startsWithQuery].map((condition) => sql`${condition} desc`),
    sql`row.created_at desc, row.id`,
  ]
  const rows = await runSql<{ id: string }>(
    req,
    sql`
      select row.id from ${search.from} where ${sql.join(conditions, sql` or `)}
      order by ${sql.join(order, sql`, `)}
      limit ${commandLimits.perKind}`,
  )
  return rows.map(({ id }) => id)
}

/** Returns documents in the order of their ids; those that the user may not read are absent. */
export const inOrder = <Document extends { id: string }>(ids: string[], docs: Document[]): Document[] =>
  ids.flatMap((id) => docs.find((doc) => doc.id === id) ?? [])
