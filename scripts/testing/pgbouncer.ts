import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { childEnv } from '../../src/env'
import { findServerUser } from '../postgres/system-user'
import { type Child, readLogTail, startChild } from '../process/child-process'
import { root } from '../process/root'
import { UserError } from '../process/user-error.mjs'

interface PoolerOptions {
  program: string
  port: number
  /** The folder of its configuration and log. */
  dir: string
  databaseUrl: string
  /** The connections that it opens to Postgres. */
  size: number
}

/** Starts PgBouncer in transaction mode in front of the database of `databaseUrl`, for its role. */
export async function startPooler({ program, port, dir, databaseUrl, size }: PoolerOptions): Promise<Child> {
  const url = new URL(databaseUrl)
  writeConfiguration(dir, url, port, size)
  // It does not run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const log = join(dir, 'output.log')
  const child = startChild({
    name: 'pgbouncer',
    args: [join(root, 'scripts/process/run-program.mjs'), program, ...asUser, join(dir, 'pgbouncer.ini')],
    env: childEnv(),
    log,
  })
  url.host = `127.0.0.1:${port}`
  if (!(await answers(url.href))) throw new UserError(`PgBouncer does not answer:\n${readLogTail(log)}`)
  return child
}

function writeConfiguration(dir: string, url: URL, port: number, size: number): void {
  const database = url.pathname.slice(1)
  const files = {
    'pgbouncer.ini': `[databases]
${database} = host=${url.hostname} port=${url.port || 5432} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(dir, 'users.txt')}
pool_mode = transaction
max_client_conn = 1000
default_pool_size = ${size}
`,
    'users.txt': `"${decodeURIComponent(url.username)}" "${decodeURIComponent(url.password)}"\n`,
  }
  mkdirSync(dir, { recursive: true })
  const { uid, gid } = findServerUser()
  for (const [name, text] of Object.entries(files)) {
    const file = join(dir, name)
    writeFileSync(file, text, { mode: 0o600 })
    if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid)
  }
  chmodSync(dir, 0o755)
}

async function answers(connectionString: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new pg.Client({ connectionString })
    const works = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (works) return true
    await sleep(50)
  }
  return false
}
