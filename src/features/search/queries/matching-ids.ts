import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { normalizeForSearch } from '@/lib/search-words'
import { runSql, sql } from '@/lib/server/db/sql'
import { commandLimits, likePatterns } from '../rules'

const accented = 'áàäâãåéèëêíìïîóòöôõúùüûñçýÿ'
const plain = normalizeForSearch(accented)

/** A text in lowercase without accents, as `normalizeForSearch` returns it for the letters of our languages. */
const folded = (text: SQL) => sql`translate(lower(${text}), ${accented}, ${plain})`

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
  const text = folded(sql`concat_ws(' ', ${sql.join([search.title, ...search.also], sql`, `)})`)
  const words = likePatterns(query).map((pattern) => sql`${text} like ${pattern}`)
  const named = search.number === undefined ? [] : [sql`row.number = ${search.number}`]
  const conditions = [...named, sql`(${sql.join(words, sql` and `)})`]
  const startsWithQuery = sql`starts_with(${folded(search.title)}, ${normalizeForSearch(query)})`
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
