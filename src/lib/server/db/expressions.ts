import { sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Expressions of typed queries: functions of the migrations, and how values leave the database. */

type Nullable<Column extends AnyColumn> = Column['_']['notNull'] extends true ? never : null
type NullIn<Time> = Time extends AnyColumn
  ? Nullable<Time>
  : Time extends SQL<infer Value> | SQL.Aliased<infer Value>
    ? Extract<Value, null>
    : never

/** A time as an ISO text, such as '2026-03-01T09:00:00+00:00'. */
export const isoTime = <Time extends AnyColumn | SQL | SQL.Aliased>(time: Time): SQL<string | NullIn<Time>> =>
  sql`to_json(${time}) #>> '{}'`

/** A time as JavaScript writes it, such as '2026-03-01T09:00:00.000Z'. */
export const utcTime = <Column extends AnyColumn>(column: Column): SQL<string | Nullable<Column>> =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The first of these columns that isn't null. */
export const coalesce = <Columns extends [AnyColumn, ...AnyColumn[]]>(
  ...columns: Columns
): SQL<Columns[number]['_']['data'] | (true extends Columns[number]['_']['notNull'] ? never : null)> =>
  sql`coalesce(${sql.join(columns, sql`, `)})`.mapWith(columns[0])

/** The day of a time that stands for a day, such as '2026-03-01'. */
export const dayText = <Column extends AnyColumn>(column: Column): SQL<string | Nullable<Column>> =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`

/** A text in lower case, such as an email address. */
export const lower = (text: SQLWrapper): SQL<string> => sql`lower(${text})`

/** The same as `foldText` of src/lib/search-words.ts. */
export const foldText = (text: SQLWrapper): SQL<string> => sql`fold_text(${text})`

/** The digits of a phone number without its extension. */
export const phoneDigits = (phone: SQLWrapper): SQL<string> => sql`phone_digits(${phone})`

/** One form of all spellings of an invoice number. */
export const normalizeNumber = (number: SQLWrapper): SQL<string> => sql`normalize_number(${number})`

/** First and last name of an account; null without both. */
export const personName = (user: { firstName: SQLWrapper; lastName: SQLWrapper }): SQL<string | null> =>
  sql`nullif(concat_ws(' ', ${user.firstName}, ${user.lastName}), '')`
