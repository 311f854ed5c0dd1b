import { resolve } from 'node:path'

import { type Cluster, makeFolder, openCluster, runProgram } from './postgres-cluster'
import { findLiveServer, postmasterOf } from './postgres-live'
import { databaseName, ensureRoles, passwordsOf, type Role } from './postgres-roles'
import { freePort } from './ports'

/** How to end a server: `fast` disconnects and checkpoints, `immediate` is a crash on purpose. */
type StopMode = 'fast' | 'immediate'

/** A running server, in its own session: it outlives Ctrl-C and its starter, until it is stopped. */
export interface PostgresServer {
  port: number
  /** Undefined while the server is down. */
  readonly pid: number | undefined
  adminUrl: string
  ownerUrl: string
  runtimeUrl: string
  /** The address of another database on this server. */
  url(role: Role, database: string): string
  stop(mode?: StopMode): Promise<void>
  /** Down and up again, on the same port. */
  restart(mode?: StopMode): Promise<void>
}

interface StartOptions {
  /** Holds the cluster, its log and its passwords. */
  dir: string
  /** A free one when absent. A server that runs already keeps its own. */
  port?: number
  /** False only for data that is thrown away: nothing waits for the disk. */
  durable?: boolean
}

/** Enough for two web processes, a worker and tests beside each other. */
const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
const careless = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
]

/**
 * Starts the embedded Postgres in `dir`, creating its cluster, roles and database on the way. A server that a
 * killed run has left behind is taken over.
 */
export async function startPostgres({ dir, port, durable = true }: StartOptions): Promise<PostgresServer> {
  const folder = resolve(dir)
  makeFolder(folder)
  const passwords = passwordsOf(folder)
  const cluster = await openCluster(folder, passwords.postgres)
  const live = await findLiveServer(cluster, passwords.postgres)
  const chosen = live?.port ?? port ?? (await freePort())
  if (!live) await start(cluster, chosen, [...settings, ...(durable ? [] : careless)])

  const url = (role: Role, database: string) =>
    `postgres://${role}:${passwords[role]}@127.0.0.1:${chosen}/${database}`
  const adminUrl = url('postgres', 'postgres')
  await ensureRoles(adminUrl, passwords)
  return {
    port: chosen,
    get pid() {
      return postmasterOf(cluster)?.pid
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
  runProgram(cluster, cluster.programs.pgCtl, [...args, '-D', cluster.data, '-w', '-t', '60', '-s'])
