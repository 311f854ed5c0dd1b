import { randomUUID } from 'node:crypto'
import path from 'node:path'

import { postgresAdapter } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { DatabaseAdapterObj, Payload } from 'payload'
import pg from 'pg'

import { env } from '@/env'
import { carefulWithAccounts } from './account-writes'
import { transactionEnded } from './after-transaction'
import { log } from './log'

/** A pool whose lost connections are logged instead of ending the process (security.md, L2). */
class ListeningPool extends pg.Pool {
  constructor(config?: pg.PoolConfig) {
    super(config)
    this.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
    this.on('connect', (client) => client.on('error', () => undefined))
  }
}

/** The adapter brings its own copy of the types of pg. */
type PgOfAdapter = NonNullable<Parameters<typeof postgresAdapter>[0]['pg']>

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
type Session = { db: Transaction; resolve: () => Promise<void>; reject: () => Promise<void> }
type Adapter = {
  initializing: Promise<void>
  drizzle: NodePgDatabase
  sessions: Record<string, Session>
}
type Id = string | Promise<string | number> | number

/** The owner changes the schema; everything else runs on the runtime role (security.md, rule 7). */
const connectionString = (env.PAYLOAD_MIGRATING && env.DATABASE_OWNER_URL) || env.DATABASE_URL

/** Payload's Postgres adapter, with begin and commit that tell the truth. */
export function postgres(): DatabaseAdapterObj {
  const stock = postgresAdapter({
    idType: 'uuid',
    push: false,
    disableCreateDatabase: true,
    migrationDir: path.resolve(process.cwd(), 'migrations'),
    pool: {
      connectionString,
      max: env.DATABASE_POOL,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 15_000,
    },
    pg: { ...pg, Pool: ListeningPool } as unknown as PgOfAdapter,
  })
  return {
    ...stock,
    init: (args: { payload: Payload }) => carefulWithAccounts(honest(stock.init(args))),
  } as DatabaseAdapterObj
}

/**
 * The stock adapter swallows a failed COMMIT and answers as if the rows were kept (security.md, L1). Here the
 * transaction's own promise decides.
 */
function honest<Stock extends object>(stock: Stock): Stock {
  return Object.assign(stock, { beginTransaction, commitTransaction })
}

async function beginTransaction(this: Adapter): Promise<string> {
  await this.initializing
  const id = randomUUID()
  const started = Promise.withResolvers<Transaction>()
  const ended = Promise.withResolvers<undefined>()
  const finished = this.drizzle.transaction(async (transaction) => {
    started.resolve(transaction)
    await ended.promise
  })
  finished.catch(started.reject)
  this.sessions[id] = {
    db: await started.promise,
    resolve: async () => {
      ended.resolve(undefined)
      await finished.catch((error: unknown) =>
        transactionEnded(id, 'unknown').then(() => Promise.reject(error)),
      )
      await transactionEnded(id, 'kept')
    },
    reject: async () => {
      ended.reject(new Error('rolled back'))
      await finished.catch(() => undefined)
      await transactionEnded(id, 'undone')
    },
  }
  return id
}

/** COMMIT of a transaction in which a statement failed is a ROLLBACK without an error; the probe makes it one. */
async function commitTransaction(this: Adapter, id: Id): Promise<void> {
  const key = String(await id)
  const session = this.sessions[key]
  if (!session) return
  delete this.sessions[key]
  try {
    await session.db.execute(sql`select 1`)
  } catch (error) {
    await session.reject()
    throw error
  }
  await session.resolve()
}
