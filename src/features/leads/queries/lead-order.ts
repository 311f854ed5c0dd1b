import { asc, desc, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm'
import { isId } from '@/lib/ids'
import { sql, foldText } from '@/lib/server/db/sql'
import { leads } from '@/payload-tables'
import type { LeadSort, SortDirection } from '../board-rules'

/** The table of leads, or a query that selects these columns of it. */
type Ordered = Record<'id' | 'name' | 'score' | 'createdAt', AnyColumn>
type Part = { value: SQLWrapper; type: SQL }

/** What each order compares, the same as in its index (src/lib/server/db/schema-extensions.ts), and the types. */
const orders: Record<LeadSort, (lead: Ordered) => Part[]> = {
  created: ({ createdAt }) => [{ value: createdAt, type: sql`timestamptz` }],
  score: ({ score, createdAt }) => [
    { value: score, type: sql`numeric` },
    { value: createdAt, type: sql`timestamptz` },
  ],
  name: ({ name }) => [{ value: foldText(name), type: sql`text` }],
}

const valuesOf = (lead: Ordered, sort: LeadSort): SQLWrapper[] => [
  ...orders[sort](lead).map(({ value }) => value),
  lead.id,
]
const list = (parts: SQLWrapper[]): SQL => sql.join(parts, sql`, `)

/** The list to order leads by. The id decides between equal leads, so that every lead has one place. */
export const orderBy = (
  lead: Ordered,
  { sort, direction }: { sort: LeadSort; direction: SortDirection },
): SQL[] => valuesOf(lead, sort).map((value) => (direction === 'asc' ? asc(value) : desc(value)))

const SEPARATOR = '~'

/** The cursor of a lead as a text: the values of its order and its id. */
export function cursorOf(lead: Ordered, sort: LeadSort): SQL<string> {
  const values = valuesOf(lead, sort).map((value) => sql`${value}::text`)
  return sql`concat_ws(${SEPARATOR}, ${list(values)})`
}

/**
 * Returns the condition that a row of the table comes after the cursor's lead in this direction; undefined if the cursor is invalid
 * or belongs to another order.
 */
export function beyondCursor(cursor: string, sort: LeadSort, direction: SortDirection): SQL | undefined {
  const parts = cursor.split(SEPARATOR)
  const id = parts.pop()
  const order = orders[sort](leads)
  // A name may contain the separator.
  const values = sort === 'name' ? [parts.join(SEPARATOR)] : parts
  if (!isId(id) || values.length !== order.length || !areValid(values, sort)) return undefined
  const row = [...order.map(({ type }, index) => sql`${values[index]}::${type}`), sql`${id}::uuid`]
  const compare = direction === 'asc' ? sql.raw('>') : sql.raw('<')
  return sql`(${list(valuesOf(leads, sort))}) ${compare} (${list(row)})`
}

const SCORE = /^\d{1,3}(\.\d+)?$/

function areValid(values: readonly string[], sort: LeadSort): boolean {
  const time = values.at(-1) ?? ''
  if (sort === 'name') return !time.includes('\u0000')
  return isTimestampText(time) && (sort === 'created' || SCORE.test(values[0] ?? ''))
}

/** Hours of a day, and an offset that Postgres accepts: below 16 hours. */
const TIMESTAMP =
  /^(?!0000)(\d{4}-\d\d-\d\d)[ T](?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-5])(?::?[0-5]\d)?)$/

/** Whether Postgres reads this text from a request as a `timestamptz`. It rejects days such as February 30. */
export function isTimestampText(text: string): boolean {
  const [, day] = TIMESTAMP.exec(text) ?? []
  if (!day) return false
  const date = new Date(`${day}T00:00:00Z`)
  // JavaScript reads February 30 as March 2.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T`)
}
