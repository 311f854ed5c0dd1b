import { fillPlaceholders, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import type { Pool } from 'pg'
import type { z } from 'zod'

import { isPooled } from './connections'
import { replicaOf } from './replica'
import { readsReplica } from './replica-reads'

/** What typed queries start from: `db.select({ ... }).from(tickets)`. */
export type Database = NodePgDatabase

type Adapter = {
  drizzle: Database
  pool: Pool
  sessions: Record<string, { db: Database } | undefined>
  schema: Record<string, never>
}
const adapter = (payload: Payload) => payload.db as unknown as Adapter

/** Returns the database in the transaction of the request, if there is one; else the replica, for what `fromReplica` marks. */
export async function databaseOf(req: PayloadRequest): Promise<Database> {
  const { sessions, drizzle } = adapter(req.payload)
  const transaction = sessions[String(await req.transactionID)]?.db
  return transaction ?? (readsReplica(req) ? publicDatabase(req.payload) : drizzle)
}

/** Returns the database for reading what visitors see: the replica, where there is one and it is not behind. */
export const publicDatabase = (payload: Payload): Database => replicaOf(adapter(payload))

/** Returns the database in which every statement commits by itself. */
export const autocommitDatabase = (payload: Payload): Database => adapter(payload).drizzle

type Row = Record<string, unknown>

/**
 * Runs one statement in the transaction of the request, if there is one. For what typed queries (`databaseOf`) can't say.
 * Returns the rows as `row` reads them, unknown ones without it; throws a ZodError for a row that it doesn't describe.
 */
export async function runSql(req: PayloadRequest, query: SQL): Promise<Row[]>
export async function runSql<T>(req: PayloadRequest, query: SQL, row: z.ZodType<T>): Promise<T[]>
export async function runSql<T>(req: PayloadRequest, query: SQL, row?: z.ZodType<T>) {
  const { rows } = await (await databaseOf(req)).execute(query)
  return row ? rows.map((one) => row.parse(one)) : rows
}

/** Like `runSql`, with a statement that commits by itself. */
export async function autocommit(payload: Payload, query: SQL): Promise<Row[]>
export async function autocommit<T>(payload: Payload, query: SQL, row: z.ZodType<T>): Promise<T[]>
export async function autocommit<T>(payload: Payload, query: SQL, row?: z.ZodType<T>) {
  const { rows } = await autocommitDatabase(payload).execute(query)
  return row ? rows.map((one) => row.parse(one)) : rows
}

/** Runs one statement that reads what visitors see. */
export async function readPublic<T>(payload: Payload, query: SQL, row: z.ZodType<T>): Promise<T[]> {
  const { rows } = await publicDatabase(payload).execute(query)
  return rows.map((one) => row.parse(one))
}

const dialect = new PgDialect()

/** Each connection parses and plans a statement once, by its name; a pooler hands out connections that do not know it. */
const statementName = (name: string): string => (isPooled ? '' : name)

/**
 * Returns a function that runs a frequent statement, which commits by itself. Its text is built once, with a placeholder for
 * each value.
 */
export function prepared<T>(name: string, query: SQL, row: z.ZodType<T>) {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return async (payload: Payload, values: Record<string, unknown>): Promise<T[]> => {
    const { rows } = await adapter(payload).pool.query<Row>({
      name: statementName(name),
      text,
      values: fillPlaceholders(params, values),
    })
    return rows.map((one) => row.parse(one))
  }
}

/**
 * Returns a function that returns a frequent typed statement of a database or transaction, to be run with its values. Its text is
 * built once for the database, with a placeholder for each value.
 */
export function preparedSelect<Statement>(
  name: string,
  build: (db: Database) => { prepare: (name: string) => Statement },
) {
  const known = new WeakMap<Database, Statement>()
  return (db: Database): Statement => {
    const statement = known.get(db) ?? build(db).prepare(statementName(name))
    known.set(db, statement)
    return statement
  }
}

/** A row of what `preparedSelect` returned. */
export type RowOf<Select extends (db: Database) => { execute: () => Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Select>['execute']>
>[number]

export { sql }

/** Runs `work` in the transaction of the request, and begins and commits one if there is none. A throw rolls it back. */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const isNew = await initTransaction(req)
  try {
    const result = await work()
    if (isNew) await commitTransaction(req)
    return result
  } catch (error) {
    if (isNew) await killTransaction(req)
    throw error
  }
}

/** Locks a name until the end of the transaction, where there is no row to lock. Raw, because it reads no table. */
export async function lockName(req: PayloadRequest, name: string | SQL): Promise<void> {
  await runSql(req, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/**
 * Locks a document of Payload until the end of the transaction, so that two publications of it run one after the other:
 * both would read the same latest version, and the later one would put back the text that the other has replaced. A lock by
 * name, because the rows to lock are in several tables. `id` is undefined for a global.
 */
export async function lockDocument(req: PayloadRequest, slug: string, id?: string): Promise<void> {
  await lockName(req, id === undefined ? slug : `${slug} ${id}`)
}

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
