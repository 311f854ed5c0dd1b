import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import pg from 'pg'

import { findOrInstall } from '../../scripts/process/find-or-install'
import type { Child } from '../../scripts/process/child-process'
import { killProcessGroup } from '../../scripts/process/pid-file'
import { getFreePort } from '../../scripts/process/ports'
import { startPostgres } from '../../scripts/postgres/server'
import { startPooler } from '../../scripts/testing/pgbouncer'
import { startStandby } from '../../scripts/testing/standby'
import { openLine, throughLine } from './line'
import { openSplit } from './split'

/** Fewer than the pools of two web processes and two workers have. */
const POOL_SIZE = 12
/** Fewer than one process has. */
const FEW = 2
/** The name of the connections that listen (db/listen.ts). */
const LISTENER = 'puente notifications'

/**
 * Starts a durable primary, and then its replica and a pooler, each behind lines of its own that can be slowed and cut. `prepare`
 * creates the schema on the primary before it is copied.
 */
export async function startClusterDatabase(dir: string, prepare: (urls: Urls) => Promise<void>) {
  const program = findOrInstall(['pgbouncer'], ['pgbouncer'])
  if (!program) throw new Error('PgBouncer is not installed')
  const primaryDir = join(dir, 'primary')
  const replicaDir = join(dir, 'replica')
  mkdirSync(dir, { recursive: true })
  const primary = await startPostgres({ dir: primaryDir })
  await prepare(primary)

  const ports = { pooler: await getFreePort(), replica: await getFreePort() }
  const lines = {
    /** What the primary streams to its replica. */
    replication: await openLine(primary.port),
    /** Of the direct address: the lookups of locks, and those who listen. */
    locks: await openLine(primary.port),
    listening: await openLine(primary.port),
    pooler: await openLine(ports.pooler),
    replica: await openLine(ports.replica),
  }
  const direct = await openSplit(LISTENER, lines.listening.port, lines.locks.port)
  const source = { ...primary, adminUrl: throughLine(primary.adminUrl, lines.replication) }
  const copyPrimary = () => startStandby(source, primaryDir, { dir: replicaDir, port: ports.replica })
  let replica = await copyPrimary()
  const openPooler = (size: number) =>
    startPooler({
      program,
      port: ports.pooler,
      dir: join(dir, 'pooler'),
      databaseUrl: primary.runtimeUrl,
      size,
    })
  let pooler: Child = await openPooler(POOL_SIZE)
  return {
    primary,
    lines,
    replicaAdminUrl: () => replica.adminUrl,
    /** What web and worker are told. */
    env: {
      DATABASE_URL: throughLine(primary.runtimeUrl, lines.pooler),
      DATABASE_DIRECT_URL: throughLine(primary.runtimeUrl, direct),
      DATABASE_REPLICA_URL: throughLine(replica.runtimeUrl, lines.replica),
    },
    stopReplica: () => replica.stop('immediate'),
    startReplica: async () => {
      replica = await startPostgres({ dir: replicaDir, port: ports.replica })
    },
    /** Makes the replica a primary of its own, as a failover does. */
    promoteReplica: () => ask(replica.adminUrl, 'select pg_promote()'),
    /** Holds the replica where it is, or lets it go on. */
    pauseReplay: (isPaused: boolean) =>
      ask(replica.adminUrl, `select pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`),
    /** Starts the replica anew from a copy of the primary. */
    renewReplica: async () => {
      await replica.stop('immediate')
      rmSync(replicaDir, { recursive: true })
      replica = await copyPrimary()
    },
    stopPooler: () => pooler.stop(),
    killPooler: async () => {
      killProcessGroup(pooler.pid, 'SIGKILL')
      await pooler.exited
    },
    startPooler: async ({ hasFew = false } = {}) => {
      pooler = await openPooler(hasFew ? FEW : POOL_SIZE)
    },
    close: async () => {
      await pooler.stop()
      await replica.stop('immediate').catch(() => undefined)
      await primary.stop('immediate')
      for (const line of [direct, ...Object.values(lines)]) line.close()
    },
  }
}

type Urls = { runtimeUrl: string; ownerUrl: string }

async function ask(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
