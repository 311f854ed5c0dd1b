import { sql, type SQL } from 'drizzle-orm'
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

/** What typed queries start from: `db.select({ ... }).from(tickets)`. */
export type Database = NodePgDatabase

type Adapter = {
  drizzle: Database
  pool: Pool
  sessions: Record<string, { db: Database } | undefined>
}
const adapter = (payload: Payload) => payload.db as unknown as Adapter

/** Returns the database in the transaction of the request, if there is one. */
export async function databaseOf(req: PayloadRequest): Promise<Database> {
  const { sessions, drizzle } = adapter(req.payload)
  return sessions[String(await req.transactionID)]?.db ?? drizzle
}

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

const dialect = new PgDialect()

/**
 * Like `autocommit`, for a frequent statement: each connection parses and plans it once, by its name. Calls may differ in
 * their values only.
 */
export async function prepared<T>(
  payload: Payload,
  name: string,
  query: SQL,
  row: z.ZodType<T>,
): Promise<T[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  const { rows } = await adapter(payload).pool.query<Row>({ name, text, values })
  return rows.map((one) => row.parse(one))
}

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
