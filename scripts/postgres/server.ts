import { resolve } from 'node:path'

import { getFreePort } from '../process/ports'
import { type Cluster, createDirectory, openCluster, runPostgresBinary } from './cluster'
import { databaseName, ensureRoles, readOrCreatePasswords, type Role } from './roles'
import { findRunningServer, readPostmasterPid } from './running-server'

/** `fast` disconnects clients and writes a checkpoint; `immediate` is like a crash. */
type StopMode = 'fast' | 'immediate'

/** A running server. It has its own session, so it outlives Ctrl-C and the process that started it. */
export interface PostgresServer {
  port: number
  /** Undefined while the server is down. */
  readonly pid: number | undefined
  adminUrl: string
  ownerUrl: string
  runtimeUrl: string
  /** Returns the URL of another database on this server. */
  url(role: Role, database: string): string
  stop: (mode?: StopMode) => Promise<void>
  /** Restarts on the same port. */
  restart(mode?: StopMode): Promise<void>
}

interface StartOptions {
  /** The folder of the cluster, its log and its passwords. */
  dir: string
  /** Defaults to a free port. A server that is already running keeps its own. */
  port?: number
  /** False turns off everything that waits for the disk, for data that may be lost. */
  durable?: boolean
}

/** Enough connections for two web processes, a worker and tests. */
const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
const nonDurableSettings = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
]

/**
 * Starts the embedded Postgres in `dir` and creates its cluster, roles and database if they are missing. Reuses a
 * server that a killed run left behind.
 */
export async function startPostgres({ dir, port, durable = true }: StartOptions): Promise<PostgresServer> {
  const folder = resolve(dir)
  createDirectory(folder)
  const passwords = readOrCreatePasswords(folder)
  const cluster = await openCluster(folder, passwords.postgres)
  const running = await findRunningServer(cluster, passwords.postgres)
  const actualPort = running?.port ?? port ?? (await getFreePort())
  if (!running) await start(cluster, actualPort, [...settings, ...(durable ? [] : nonDurableSettings)])

  const url = (role: Role, database: string) =>
    `postgres://${role}:${passwords[role]}@127.0.0.1:${actualPort}/${database}`
  const adminUrl = url('postgres', 'postgres')
  await ensureRoles(adminUrl, passwords)
  return {
    port: actualPort,
    get pid() {
      return readPostmasterPid(cluster)?.pid
    },
    adminUrl,
    ownerUrl: url('puente_owner', databaseName),
    runtimeUrl: url('puente_app', databaseName),
    url,
    stop: (mode = 'fast') => pgCtl(cluster, ['stop', '-m', mode]),
    restart: (mode = 'fast') => pgCtl(cluster, ['restart', '-m', mode, '-l', cluster.logFile]),
  }
}

const start = (cluster: Cluster, port: number, values: string[]) =>
  pgCtl(cluster, [
    'start',
    ...['-l', cluster.logFile],
    ...['-o', [`-p ${port}`, ...values.map((value) => `-c ${value}`)].join(' ')],
  ])

const pgCtl = (cluster: Cluster, args: string[]) =>
  runPostgresBinary(cluster, cluster.binaries.pgCtl, [...args, '-D', cluster.data, '-w', '-t', '60', '-s'])
