import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import type { DatabaseAdapterObj, Payload } from 'payload'
import pg, { type Pool } from 'pg'
import { env } from '@/env'
import { logPerMinute } from '@/lib/server/log'
import { countPool } from '@/lib/server/process-counts'
import {
  directUrl,
  IDLE_CONNECTION_MS,
  ownerUrl,
  poolSizes,
  sessionSettings,
  STATEMENT_TIMEOUT_MS,
} from './connections'
import { schemaExtensions } from './schema-extensions'
import { noteFailures } from './outage'
import { withReplica } from './replica-reads'
import { withPreferencesReadOnce } from './read-preferences-once'
import { forgetAnnouncements, lastStatement } from '../live/announce'
import { withTouchedRows } from './touch-rows'
import { withUserRowLock } from './user-row-lock'
import { runTransactionCallbacks } from './after-transaction'

/**
 * Before a write, Payload asks whether someone else is editing the document. It asks outside of the write's transaction, on
 * a second connection: as many parallel writes as the pool has connections would all wait for one more, and the site with
 * them. So these lookups have a connection of their own. A lookup that holds it waits for nothing else.
 */

type Query = { collection: string; req?: unknown }
type LockingAdapter = {
  drizzle: NodePgDatabase<Record<string, unknown>>
  schema: Record<string, unknown>
  find: (this: LockingAdapter, args: Query) => Promise<unknown>
}

/** Returns the adapter with its lookups of document locks on `pool`. */
function withLockLookups<Stock extends object>(stock: Stock, pool: Pool): Stock {
  const { find } = stock as unknown as LockingAdapter
  return Object.assign(stock, {
    find(this: LockingAdapter, args: Query) {
      if (args.collection !== 'payload-locked-documents' || args.req) return find.call(this, args)
      const apart = drizzle({ client: pool, schema: this.schema })
      return find.call(Object.create(this, { drizzle: { value: apart } }) as LockingAdapter, args)
    },
  })
}

/**
 * A pool that is counted, logs lost connections and notes failed queries. Without a listener, a restart of Postgres would end the
 * process.
 */
class ErrorLoggingPool extends pg.Pool {
  constructor(config?: pg.PoolConfig) {
    super(config)
    countPool(config?.application_name ?? 'puente', this)
    this.on('error', (err) => logPerMinute('connection lost', 'warn', { err }, 'database connection lost'))
    this.on('connect', (client) => {
      client.on('error', () => undefined)
      noteFailures(client, 'query', (error) => {
        // The server may still answer: nothing else may be asked on this connection, a rollback neither. pg leaves it untyped.
        if (isUnanswered(error))
          (client as unknown as { connection: pg.Connection }).connection.stream.destroy()
      })
    })
    noteFailures(this, 'query')
    noteFailures(this, 'connect')
  }
}

/** Whether a query failed because the driver stopped waiting for its answer. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

/** The adapter brings its own copy of the types of pg. */
type AdapterPg = NonNullable<Parameters<typeof postgresAdapter>[0]['pg']>

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
type Session = { db: Transaction; resolve: () => Promise<void>; reject: () => Promise<void> }
type Adapter = {
  initializing: Promise<void>
  drizzle: NodePgDatabase
  sessions: Record<string, Session>
}
type Id = string | Promise<string | number> | number

/** Migrations run as the owner of the schema, everything else as the runtime role, which cannot change it. */
const asOwner = env.PAYLOAD_MIGRATING && ownerUrl
const connectionString = asOwner || env.DATABASE_URL

/** A migration may write a table of a million rows again. */
const statement_timeout = env.PAYLOAD_MIGRATING ? 0 : STATEMENT_TIMEOUT_MS
/** Of a server that no longer answers at all, or of a network that drops what is sent. */
const query_timeout = statement_timeout && statement_timeout + 2_000
const poolOptions = {
  connectionString,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: IDLE_CONNECTION_MS,
  query_timeout,
  ...sessionSettings({ statement_timeout }),
}

/**
 * Payload's Postgres adapter with a COMMIT that throws when it fails, with the lock on account rows, with a connection of
 * its own for the lookups of document locks, with reads on the replica, and with preferences that a page reads once.
 */
export function postgresWithCheckedCommit(): DatabaseAdapterObj {
  const stock = postgresAdapter({
    idType: 'uuid',
    push: false,
    disableCreateDatabase: true,
    migrationDir: path.resolve(process.cwd(), 'migrations'),
    afterSchemaInit: schemaExtensions,
    pool: { ...poolOptions, application_name: 'puente', max: env.DATABASE_POOL },
    pg: { ...pg, Pool: ErrorLoggingPool } as unknown as AdapterPg,
  })
  const lockLookups = new ErrorLoggingPool({
    ...poolOptions,
    // Transactions may hold all connections of a pooler while they wait for this one.
    connectionString: asOwner || directUrl,
    application_name: 'puente locks',
    max: poolSizes.locks,
    allowExitOnIdle: true,
  })
  return {
    ...stock,
    init: (args: { payload: Payload }) =>
      withPreferencesReadOnce(
        withLockLookups(
          withReplica(withUserRowLock(withTouchedRows(withCheckedCommit(stock.init(args))))),
          lockLookups,
        ),
      ),
  }
}

/**
 * The stock adapter ignores a failed COMMIT, and Payload responds as if the rows were stored. Here a transaction ends with
 * its own promise, which rejects when the COMMIT fails.
 */
function withCheckedCommit<Stock extends object>(stock: Stock): Stock {
  // Payload logs why it cannot connect, and rejects this too, for which nothing may wait yet.
  ;(stock as Stock & Adapter).initializing.catch(() => undefined)
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
      await finished.catch(async (error: unknown) => {
        await runTransactionCallbacks(id, 'unknown')
        throw error
      })
      await runTransactionCallbacks(id, 'committed')
    },
    reject: async () => {
      forgetAnnouncements(id)
      ended.reject(new Error('rolled back'))
      await finished.catch(() => undefined)
      await runTransactionCallbacks(id, 'rolled-back')
    },
  }
  return id
}

/** Postgres turns COMMIT into a silent ROLLBACK after a failed statement; a statement before it makes that an error. */
async function commitTransaction(this: Adapter, id: Id): Promise<void> {
  const key = String(await id)
  const session = this.sessions[key]
  if (!session) return
  delete this.sessions[key]
  try {
    await session.db.execute(lastStatement(key))
  } catch (error) {
    await session.reject()
    throw error
  }
  await session.resolve()
}
