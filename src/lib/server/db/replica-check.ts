import { setTimeout as sleep } from 'node:timers/promises'

import type pg from 'pg'

import { env } from '@/env'
import { ConnectionError, openConnection } from './open-connection'
import { MAX_LAG_MS } from './replica'

/** How long a replica that lacks the last change may take to replay it before its lag counts. */
const GRACE_MS = 2_000
const POLL_MS = 100

const primaryQuery = `select pg_current_wal_flush_lsn()::text as position, (extract(epoch from now()) * 1000)::float as now`
/** The time of a transaction is that of the primary's clock, so both times are. */
const replicaQuery = `select pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn() >= $1::pg_lsn as "isCurrent",
  (extract(epoch from pg_last_xact_replay_timestamp()) * 1000)::float as "at"`

type Primary = { position: string; now: number }
type Standby = { isStandby: boolean; isCurrent: boolean | null; at: number | null }

/** Returns what is wrong with the replica, as the end of a sentence that begins with 'The replica'; undefined when it may serve. */
export async function replicaProblem(
  primaryUrl = env.DATABASE_URL,
  replicaUrl = env.DATABASE_REPLICA_URL,
): Promise<string | undefined> {
  const primary = await withConnection(primaryUrl, 'DATABASE_URL', async (client) => {
    const { rows } = await client.query<Primary>(primaryQuery)
    return rows[0]
  }).catch(() => undefined)
  // That is told as a problem of the database.
  if (!primary) return undefined
  return withConnection(replicaUrl, 'DATABASE_REPLICA_URL', (client) => lagProblem(client, primary)).catch(
    (error: unknown) => {
      if (error instanceof ConnectionError) return `cannot be used: ${error.message}`
      const { code, message } = error as NodeJS.ErrnoException
      return `does not answer (${code ?? message}): check DATABASE_REPLICA_URL`
    },
  )
}

async function lagProblem(client: pg.Client, { position, now }: Primary): Promise<string | undefined> {
  const end = performance.now() + GRACE_MS
  for (;;) {
    const { rows } = await client.query<Standby>(replicaQuery, [position])
    const [standby] = rows
    if (!standby?.isStandby)
      return 'is no standby of the database: name one in DATABASE_REPLICA_URL, or leave that out'
    if (standby.isCurrent) return undefined
    if (performance.now() < end) {
      await sleep(POLL_MS)
      continue
    }
    const lag = now - (standby.at ?? 0)
    if (lag <= MAX_LAG_MS) return undefined
    const behind = standby.at === null ? 'has replayed nothing' : `is ${Math.round(lag / 1_000)} s behind`
    return `${behind}, so it serves nobody: check its log and its connection to the primary`
  }
}

async function withConnection<Result>(
  url = '',
  variable: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const limits = { connectionTimeoutMillis: 2_000, query_timeout: 2_000 }
  const client = await openConnection(url, variable, limits)
  try {
    return await work(client)
  } finally {
    // Not awaited: a server that hangs does not answer this either.
    client.end().catch(() => undefined)
  }
}
