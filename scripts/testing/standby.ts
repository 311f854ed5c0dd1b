import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { execa } from 'execa'
import pg from 'pg'

import { createDirectory } from '../postgres/cluster'
import { type PostgresServer, startPostgres } from '../postgres/server'

// Do not import src/env.ts here: a test sets its variables before that is read.

/** What a copy of a running cluster must not have: its locks, its log and what it streams itself. */
const left = ['postmaster.pid', 'postmaster.opts', 'server.log', 'pg_wal', 'pg_replslot']

/**
 * Starts a standby of `primary`, whose folder is `primaryDir`, in the folder `dir`: a copy of its files, which then streams
 * what the primary writes. The primary must be durable, because the other kind writes too little to its log.
 */
export async function startStandby(
  primary: PostgresServer,
  primaryDir: string,
  { dir, port }: { dir: string; port: number },
): Promise<PostgresServer> {
  createDirectory(dir)
  const source = join(primaryDir, 'cluster')
  const data = join(dir, 'cluster')
  cpSync(join(primaryDir, 'postgres.json'), join(dir, 'postgres.json'))
  const label = await whileBackedUp(primary.adminUrl, async () => {
    // Keeps owner and mode. Files that vanish meanwhile are in the log.
    await execa('cp', ['-a', source, data], { reject: false })
  })
  for (const name of left) rmSync(join(data, name), { recursive: true, force: true })
  const { hostname, port: from, username, password } = new URL(primary.adminUrl)
  const connection = `host=${hostname} port=${from} user=${username} password=${password}`
  writeFileSync(join(data, 'backup_label'), label)
  writeFileSync(join(data, 'standby.signal'), '')
  writeFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`)
  for (const name of ['pg_wal', 'pg_replslot']) mkdirSync(join(data, name), { mode: 0o700 })
  await execa('chown', ['-R', '--reference', source, data])
  return startPostgres({ dir, port })
}

/** Runs `copy` during a base backup, and returns the label with which the copy starts. */
async function whileBackedUp(adminUrl: string, copy: () => Promise<void>): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`alter system set wal_keep_size = '256MB'`)
    await client.query('select pg_reload_conf()')
    await client.query(`select pg_backup_start('standby', true)`)
    await copy()
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    )
    return rows[0]?.label ?? ''
  } finally {
    await client.end()
  }
}
