import { setTimeout as sleep } from 'node:timers/promises'

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg, { type Pool, type PoolClient } from 'pg'

import { env } from '@/env'
import { logPerMinute } from '@/lib/server/log'
import { countPool } from '@/lib/server/process-counts'
import { poolSizes, sessionSettings } from './connections'

/**
 * Chooses between the primary and its replica (DATABASE_REPLICA_URL), statement by statement: a statement runs on a connection
 * to the replica that has replayed everything the reader must see, else on the primary, as it does when the replica fails.
 * What may be read there is marked in replica-reads.ts; follow-primary.ts learns how far both are. Positions are bytes of the
 * write-ahead log; times are of this process alone, because the clocks of machines differ (docs/decisions/0033-addresses.md).
 */

/** How long readers wait for the replica, from when it was the first time behind what this process has heard of. */
const MAX_WAIT_MS = 1_000
const POLL_MS = 20
/** After that the primary is asked. */
const QUERY_TIMEOUT_MS = 5_000
/** A replica that does not tell in that time how far it is counts as silent, and serves nobody. */
const MAX_SILENCE_MS = 750
/** A replica that is further behind serves nobody. */
export const MAX_LAG_MS = 30_000

type Sample = { position: number; at: number }
type Heard = { position: number; isReplayed: boolean; since: number }
export type Replica = {
  pool: Pool
  /** The pool of the primary, once there is one. */
  primary: (() => Pool) | undefined
  /** Whether the replica answered when it was asked last, and in time. */
  answers: boolean
  /** When it last failed, by `performance.now()`. */
  failedAt: number
  /** Connections with a statement under way. */
  reading: Set<PoolClient>
  /** What the primary had written at the last notification: no reader sees less. And since when the replica lacks some of it. */
  heard: Heard
  /** What the primary had written, second by second, the oldest first. */
  samples: Sample[]
  /** What the server of each connection has replayed, as far as it is known. */
  replayed: WeakMap<PoolClient, number>
}

declare global {
  /** Global because the build has this file in several bundles. */
  var databaseReplica: Replica | undefined
}

export const replica = (globalThis.databaseReplica ??= env.DATABASE_REPLICA_URL
  ? createReplica(env.DATABASE_REPLICA_URL)
  : undefined)

/** Connects to nothing: a replica that is down stops no process. */
function createReplica(connectionString: string): Replica {
  const name = 'puente replica'
  const pool = new pg.Pool({
    connectionString,
    application_name: name,
    max: poolSizes.replica,
    connectionTimeoutMillis: MAX_WAIT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    // The server ends it first: whoever stops waiting leaves it running there, without limit and beyond the size of this pool.
    ...sessionSettings({ statement_timeout: QUERY_TIMEOUT_MS - 500 }),
    // A name may stand for another server after a failover.
    maxLifetimeSeconds: 300,
    allowExitOnIdle: true,
  })
  countPool(name, pool)
  pool.on('error', noteFailure)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    pool,
    primary: undefined,
    answers: false,
    failedAt: -Infinity,
    reading: new Set(),
    heard: { position: Infinity, isReplayed: true, since: 0 },
    samples: [],
    replayed: new WeakMap(),
  }
}

export const writtenQuery = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as position`
/** A server that has been promoted replays nothing any more. */
const replayedQuery = `select case when pg_is_in_recovery()
  then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end::text as position`
/** One that is silent is found out sooner than a statement ends that is only slow. pg leaves the limit of one query untyped. */
const askReplayed = { text: replayedQuery, query_timeout: MAX_SILENCE_MS } as pg.QueryConfig

type Queryable = Pick<pg.ClientBase, 'query'> | Pick<Pool, 'query'>
export async function readPosition(server: Queryable, query: string | pg.QueryConfig): Promise<number> {
  const { rows } = await server.query<{ position: string | null }>(query)
  return Number(rows[0]?.position ?? 0)
}

/** Returns what the primary has written, which the caller may have done. Undefined without a replica. */
export async function writtenPosition(): Promise<number | undefined> {
  if (!replica?.primary) return undefined
  return readPosition(replica.primary(), writtenQuery).catch(() => Infinity)
}

/** From now on the primary is read, also by statements that wait for the replica, until it answers again. */
export function noteFailure(err: unknown): undefined {
  if (replica) {
    replica.answers = false
    replica.failedAt = performance.now()
    // A connection that is ended with a statement under way breaks at once.
    for (const client of replica.reading) void (client as unknown as pg.Client).end()
  }
  logPerMinute('replica', 'warn', { err }, 'the replica does not answer: the primary is read')
}

/** Returns the least that a reader may see of the replica; Infinity when that is unknown. */
function leastPosition({ samples }: Replica): number {
  const longAgo = performance.now() - MAX_LAG_MS
  const [oldest, newest] = [samples[0], samples.at(-1)]
  if (!oldest || !newest || newest.at < longAgo) return Infinity
  return oldest.at < longAgo ? oldest.position : 0
}

/** Returns what the server of a connection has replayed. Asks it only when what is known of it is not enough. */
export async function replayedBy(state: Replica, client: PoolClient, needed: number): Promise<number> {
  const known = state.replayed.get(client) ?? 0
  if (known >= needed) return known
  const position = await readPosition(client, askReplayed)
  state.replayed.set(client, position)
  if (position >= state.heard.position) state.heard.isReplayed = true
  return position
}

function release(state: Replica, client: PoolClient, isBroken = false): void {
  state.reading.delete(client)
  client.release(isBroken)
}

/** Returns a connection to the replica that has replayed what the reader of this request must see, or undefined. */
async function findConnection(state: Replica): Promise<PoolClient | undefined> {
  const { heard } = state
  const own = Math.max(globalThis.requestReports?.getStore()?.readAfter ?? 0, leastPosition(state))
  const needed = Math.max(own, heard.position)
  while (state.answers && needed < Infinity) {
    const client = await state.pool.connect()
    state.reading.add(client)
    const replayed = await replayedBy(state, client, needed).catch((error: unknown) => {
      release(state, client, true)
      throw error
    })
    if (replayed >= needed) return client
    release(state, client)
    if (replayed < own || performance.now() > heard.since + MAX_WAIT_MS) return undefined
    await sleep(POLL_MS)
  }
}

type Query = (...args: unknown[]) => Promise<unknown>

/** Runs one statement on the replica, or on the primary: whatever fails there is tried again here. */
async function query(state: Replica, primary: Query, args: unknown[]): Promise<unknown> {
  const client = await findConnection(state).catch(noteFailure)
  if (!client) return primary(...args)
  try {
    const result = await (client.query as Query)(...args)
    release(state, client)
    return result
  } catch (error) {
    // A statement that disturbs the replay is canceled; that breaks no connection.
    const isBroken = !(error instanceof pg.DatabaseError) || error.severity === 'FATAL'
    release(state, client, isBroken)
    if (isBroken) noteFailure(error)
    return primary(...args)
  }
}

/** Its schema is only known at run time. */
type Adapter = { pool: Pool; drizzle: NodePgDatabase; schema: Record<string, never> }
const databases = new WeakMap<Adapter, NodePgDatabase>()

/** Returns the database whose statements run on the replica where they can; without a replica, the primary. */
export function replicaOf(adapter: Adapter): NodePgDatabase {
  if (!replica) return adapter.drizzle
  const known = databases.get(adapter)
  if (known) return known
  const primary: Query = (...args) => (adapter.pool.query as unknown as Query)(...args)
  const client = { query: (...args: unknown[]) => query(replica, primary, args) }
  const database = drizzle({ client: client as unknown as Pool, schema: adapter.schema })
  databases.set(adapter, database)
  return database
}

/** Tells where the primary is asked what it has written. */
export function setPrimary(adapter: Pick<Adapter, 'pool'>): void {
  if (replica) replica.primary = () => adapter.pool
}
