import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import { execa } from 'execa'

import { readLogTail } from '../process/child-process'
import { UserError } from '../process/user-error.mjs'
import { findPostgresBinaries, type PostgresBinaries } from './binaries'
import { assertCanEnter, findServerUser, type ServerUser } from './system-user'

/** A data directory of Postgres, and the binaries and user that run it. */
export interface Cluster {
  data: string
  logFile: string
  binaries: PostgresBinaries
  user: ServerUser
}

/** Opens the cluster in `dir`. If there is none, creates it with `password` for the superuser. */
export async function openCluster(dir: string, password: string): Promise<Cluster> {
  const binaries = findPostgresBinaries()
  const user = findServerUser()
  const data = join(dir, 'cluster')
  assertCanEnter(user, binaries.folder)
  assertCanEnter(user, dir)
  const cluster = { data, logFile: join(data, 'server.log'), binaries, user }
  if (!existsSync(join(data, 'PG_VERSION'))) await createCluster(cluster, password)
  return cluster
}

/** Creates a folder that the server's user can enter, whatever the umask. Throws a UserError if it is not writable. */
export function createDirectory(dir: string): void {
  try {
    const first = mkdirSync(dir, { recursive: true, mode: 0o755 })
    for (let folder = dir; first?.length && folder.length >= first.length; folder = dirname(folder))
      chmodSync(folder, 0o755)
    writeFileSync(join(dir, '.writable'), '')
    rmSync(join(dir, '.writable'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(`${dir} is not writable (${reason}). Choose a folder that you own.`)
  }
}

/** Runs a binary as the server's user. Throws an error with its output and the end of the server's log if it fails. */
export async function runPostgresBinary(cluster: Cluster, file: string, args: string[]): Promise<void> {
  const { failed, shortMessage, all } = await execa(file, args, {
    ...cluster.user,
    cwd: dirname(cluster.data),
    stdin: 'ignore',
    all: true,
    reject: false,
  })
  if (failed) throw new Error([shortMessage, all, readLogTail(cluster.logFile)].join('\n'))
}

/** Runs initdb in a temporary folder, because an interrupted one leaves a PG_VERSION without a database. */
async function createCluster(cluster: Cluster, password: string): Promise<void> {
  const temporary = `${cluster.data}.new`
  const passwordFile = `${cluster.data}.password`
  for (const leftover of [temporary, cluster.data]) rmSync(leftover, { recursive: true, force: true })
  mkdirSync(temporary, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (cluster.user.uid !== undefined && cluster.user.gid !== undefined)
    for (const path of [temporary, passwordFile]) chownSync(path, cluster.user.uid, cluster.user.gid)
  try {
    await runPostgresBinary(cluster, cluster.binaries.initdb, [
      `--pgdata=${temporary}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Sorts and changes case the same way on every machine.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ])
  } finally {
    rmSync(passwordFile, { force: true })
  }
  appendFileSync(join(temporary, 'postgresql.conf'), "\ntimezone = 'UTC'\nlog_timezone = 'UTC'\n")
  renameSync(temporary, cluster.data)
}
