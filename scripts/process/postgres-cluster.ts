import { spawn } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import { plain } from './plain.mjs'
import { postgresPrograms, type PostgresPrograms } from './postgres-programs'
import { assertMayEnter, serverUser, type ServerUser } from './postgres-user'

/** A data directory of Postgres and what it takes to run its programs. */
export interface Cluster {
  data: string
  logFile: string
  programs: PostgresPrograms
  user: ServerUser
}

/** Opens the cluster in `dir`, creating it when there is none, with `password` for the superuser. */
export async function openCluster(dir: string, password: string): Promise<Cluster> {
  const programs = postgresPrograms()
  const user = serverUser()
  const data = join(dir, 'cluster')
  assertMayEnter(user, programs.folder)
  assertMayEnter(user, dir)
  const cluster = { data, logFile: join(data, 'server.log'), programs, user }
  if (!existsSync(join(data, 'PG_VERSION'))) await createCluster(cluster, password)
  return cluster
}

/** Creates a folder that others may pass through, whatever the umask: the server's user has to. */
export function makeFolder(dir: string): void {
  try {
    const first = mkdirSync(dir, { recursive: true, mode: 0o755 })
    for (let folder = dir; first?.length && folder.length >= first.length; folder = dirname(folder))
      chmodSync(folder, 0o755)
    writeFileSync(join(dir, '.writable'), '')
    rmSync(join(dir, '.writable'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw plain(`${dir} cannot be written (${reason}): choose a folder that you own.`)
  }
}

/** Runs one of the programs as the server's user; a failure carries what it said. */
export async function runProgram(cluster: Cluster, program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { ...cluster.user, cwd: dirname(cluster.data), stdio: 'pipe' })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', resolve)
  })
  if (code !== 0) throw new Error(`${program} failed (${code}): ${said.trim()}\n${logTail(cluster)}`)
}

/** The last lines of the server's log: the only place that says why it did not start. */
function logTail({ logFile }: Cluster): string {
  return existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-15).join('\n') : ''
}

/** Into another folder first: an interrupted initdb leaves a PG_VERSION and no database. */
async function createCluster(cluster: Cluster, password: string): Promise<void> {
  const fresh = `${cluster.data}.new`
  const passwordFile = `${cluster.data}.password`
  for (const leftover of [fresh, cluster.data]) rmSync(leftover, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (cluster.user.uid !== undefined && cluster.user.gid !== undefined)
    for (const path of [fresh, passwordFile]) chownSync(path, cluster.user.uid, cluster.user.gid)
  try {
    await runProgram(cluster, cluster.programs.initdb, [
      `--pgdata=${fresh}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same order and upper case on every machine, whatever locales it has.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ])
  } finally {
    rmSync(passwordFile, { force: true })
  }
  appendFileSync(join(fresh, 'postgresql.conf'), "\ntimezone = 'UTC'\nlog_timezone = 'UTC'\n")
  renameSync(fresh, cluster.data)
}
