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

type Database = {
  drizzle: NodePgDatabase
  pool: Pool
  sessions: Record<string, { db: NodePgDatabase } | undefined>
}
const adapter = (payload: Payload) => payload.db as unknown as Database

/** Runs one statement in the transaction of the request, if there is one, and returns its rows. */
export async function runSql<Row extends Record<string, unknown>>(
  req: PayloadRequest,
  query: SQL,
): Promise<Row[]> {
  const { sessions, drizzle } = adapter(req.payload)
  const transaction = sessions[String(await req.transactionID)]?.db
  return (await (transaction ?? drizzle).execute(query)).rows as Row[]
}

/** Runs one statement that commits by itself, and returns its rows. */
export async function autocommit<Row extends Record<string, unknown>>(
  payload: Payload,
  query: SQL,
): Promise<Row[]> {
  return (await adapter(payload).drizzle.execute(query)).rows as Row[]
}

const dialect = new PgDialect()

/**
 * Like `autocommit`, for a frequent statement: each connection parses and plans it once, by its name. Calls may differ in
 * their values only.
 */
export async function prepared<Row extends Record<string, unknown>>(
  payload: Payload,
  name: string,
  query: SQL,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  return (await adapter(payload).pool.query<Row>({ name, text, values })).rows
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
