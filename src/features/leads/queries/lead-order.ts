import type { SQL } from 'drizzle-orm'

import { isId } from '@/lib/ids'
import { sql } from '@/lib/server/db/sql'
import { isTimestampText } from '@/lib/server/db/timestamp-text'
import type { LeadSort, SortDirection } from '../board-rules'

/** The columns of each order, the same as in its index (src/lib/server/db/schema-extensions.ts), and their types. */
const orders = {
  created: [{ column: sql`l.created_at`, type: sql`timestamptz` }],
  score: [
    { column: sql`l.score`, type: sql`numeric` },
    { column: sql`l.created_at`, type: sql`timestamptz` },
  ],
  name: [{ column: sql`fold_text(l.name)`, type: sql`text` }],
} as const satisfies Record<LeadSort, readonly { column: SQL; type: SQL }[]>

const columnsOf = (sort: LeadSort): SQL[] => [...orders[sort].map(({ column }) => column), sql`l.id`]
const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `)

/** An ORDER BY list. The id decides between equal leads, so that every lead has one place. */
export function orderBy(sort: LeadSort, direction: SortDirection): SQL {
  const suffix = direction === 'asc' ? sql` asc` : sql` desc`
  return list(columnsOf(sort).map((column) => sql`${column}${suffix}`))
}

const SEPARATOR = '~'

/** The cursor of the lead `l` as a text: the values of its order and its id. */
export function cursorColumn(sort: LeadSort): SQL {
  const values = orders[sort].map(({ column }) => sql`${column}::text`)
  return sql`concat_ws(${SEPARATOR}, ${list([...values, sql`l.id::text`])})`
}

/**
 * Returns the condition that a lead comes after the cursor's lead in this direction; undefined if the cursor is invalid
 * or belongs to another order.
 */
export function beyondCursor(cursor: string, sort: LeadSort, direction: SortDirection): SQL | undefined {
  const parts = cursor.split(SEPARATOR)
  const id = parts.pop()
  const order = orders[sort]
  // A name may contain the separator.
  const values = sort === 'name' ? [parts.join(SEPARATOR)] : parts
  if (!isId(id) || values.length !== order.length || !areValid(values, sort)) return undefined
  const row = [...order.map(({ type }, index) => sql`${values[index]}::${type}`), sql`${id}::uuid`]
  const compare = direction === 'asc' ? sql.raw('>') : sql.raw('<')
  return sql`(${list(columnsOf(sort))}) ${compare} (${list(row)})`
}

const SCORE = /^\d{1,3}(\.\d+)?$/

function areValid(values: readonly string[], sort: LeadSort): boolean {
  const time = values.at(-1) ?? ''
  if (sort === 'name') return !time.includes('\u0000')
  return isTimestampText(time) && (sort === 'created' || SCORE.test(values[0] ?? ''))
}
