import { sql as statement, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import {
  commitTransaction,
  initTransaction,
  isolateObjectProperty,
  killTransaction,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload'
import type { Pool } from 'pg'

import type { Language } from '@/i18n/languages'

/** The only file that calls Payload's Local API: every call names its authority (security.md, rule 1). */

const verbs = [
  'find',
  'findByID',
  'create',
  'update',
  'delete',
  'count',
  'findGlobal',
  'updateGlobal',
] as const
type Verb = (typeof verbs)[number]
/** The Local API under one authority. */
export type Local = Pick<Payload, Verb>

/** Payload's own methods with an authority that the caller cannot override. */
function bind(payload: Payload, authority: Record<string, unknown>): Local {
  const call = (verb: Verb) => (args: object) =>
    (payload[verb] as (args: object) => unknown)({ ...args, ...authority })
  return Object.fromEntries(verbs.map((verb) => [verb, call(verb)])) as unknown as Local
}

/** A nested call must share the transaction but not overwrite the caller's user, locale or context (stack.md). */
const nested = (req: PayloadRequest) =>
  isolateObjectProperty(req, ['user', 'locale', 'fallbackLocale', 'query', 'context'])

/** As the person who asks: access functions and field rules hold. */
export const asUser = (req: PayloadRequest): Local =>
  bind(req.payload, { req: nested(req), user: req.user, overrideAccess: false })

/** As an anonymous visitor who reads one language. Payload's own fallback is off: it leaks drafts (stack.md). */
export const asVisitor = (payload: Payload, locale: Language): Local =>
  bind(payload, { locale, fallbackLocale: false, user: null, overrideAccess: false })

/** As the system, in the transaction of the request. For what no person may do by hand. */
export const asSystem = (req: PayloadRequest): Local =>
  bind(req.payload, { req: nested(req), overrideAccess: true })

/** As the system outside any request: jobs, seed, commands. Each call commits by itself. */
export const asSystemAlone = (payload: Payload): Local => bind(payload, { overrideAccess: true })

type Database = {
  drizzle: NodePgDatabase
  pool: Pool
  sessions: Record<string, { db: NodePgDatabase } | undefined>
}
const adapter = (payload: Payload) => payload.db as unknown as Database

/** One statement in the transaction of the request, or on its own when there is none. Answers its rows. */
export async function sql<Row extends Record<string, unknown>>(
  req: PayloadRequest,
  query: SQL,
): Promise<Row[]> {
  const { sessions, drizzle } = adapter(req.payload)
  const transaction = sessions[String(await req.transactionID)]?.db
  return (await (transaction ?? drizzle).execute(query)).rows as Row[]
}

/** One statement that commits by itself. Answers its rows. */
export async function autocommit<Row extends Record<string, unknown>>(
  payload: Payload,
  query: SQL,
): Promise<Row[]> {
  return (await adapter(payload).drizzle.execute(query)).rows as Row[]
}

const dialect = new PgDialect()

/**
 * The same for a statement that is made very often: each connection has it parsed and planned once, by its name. Only
 * its values differ from call to call.
 */
export async function prepared<Row extends Record<string, unknown>>(
  payload: Payload,
  name: string,
  query: SQL,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  return (await adapter(payload).pool.query<Row>({ name, text, values })).rows
}

export { statement }

/** Runs `work` in the transaction of the request, beginning one if there is none; a throw rolls it back. */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const began = await initTransaction(req)
  try {
    const result = await work()
    if (began) await commitTransaction(req)
    return result
  } catch (error) {
    if (began) await killTransaction(req)
    throw error
  }
}

/**
 * One row wins: the update and its condition are one statement, so that of many parallel calls one sees the row
 * and the others null (security.md, L5). Fields of the main table only.
 */
export async function updateIf<Row>(
  req: PayloadRequest,
  change: { collection: CollectionSlug; where: Where; data: Record<string, unknown> },
): Promise<Row | null> {
  const options = { atomic: true } as object
  return (await req.payload.db.updateOne({ ...change, req, options } as never)) as Row | null
}
