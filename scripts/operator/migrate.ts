import type { Migration } from 'payload'
import type pg from 'pg'

import { env } from '../../src/env'
import { unsupportedPostgres } from '../../src/lib/server/db/check-database'
import { directUrl, isPooled, STATEMENT_TIMEOUT_MS } from '../../src/lib/server/db/connections'
import { openConnection } from '../../src/lib/server/db/open-connection'
import { bridgeToBase } from '../postgres/bridge-to-base'
import { grantFutureTables, repairGrants } from '../postgres/grants'
import { LOCK_KEY } from '../postgres/migration-lock'
import { UserError } from '../process/user-error.mjs'
import { connect, requireOwnerUrl } from './backup/connection'

/**
 * `migrate` updates the schema as its owner and grants the runtime role access to it. Connects to
 * DATABASE_OWNER_URL, or with a warning to DATABASE_URL. Waits while another migration is running.
 */
export async function run(): Promise<void> {
  const { DATABASE_URL: url, PAYLOAD_SECRET: secret } = env
  if (!url) throw new UserError('DATABASE_URL, the URL of the Postgres database, is missing.')
  // Payload opens with it. Missed there, it would be missed halfway.
  if (!secret) throw new UserError('PAYLOAD_SECRET is missing: set it to the value that web and worker get.')
  const ownerUrl = requireOwnerUrl()
  const client = await connect(ownerUrl)
  if (!env.DATABASE_OWNER_URL)
    console.warn(
      'DATABASE_OWNER_URL is not set, so the runtime role owns the schema and could change the audit history.',
    )
  try {
    await migrate(client, ownerUrl, decodeURIComponent(new URL(url).username))
  } catch (error) {
    throw new UserError(`Migration failed: ${(error as Error).message}`)
  } finally {
    await client.end()
  }
}

/** Migrates under a lock, which ends with the connection. */
async function migrate(client: pg.Client, ownerUrl: string, role: string): Promise<void> {
  await assertSupportedPostgres(client)
  await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
  await bridgeToBase(client)
  await client.query('create schema if not exists pgboss')
  await grantFutureTables(client, role)
  await migrateSchema()
  const { installJobs } = await import('../../src/lib/server/jobs/boss')
  await installJobs(ownerUrl)
  await repairGrants(client, role)
  if (directUrl && isPooled && directUrl !== ownerUrl) await limitStatements(directUrl)
}

/**
 * Limits the statements of the runtime role in this database, because its sessions behind a pooler cannot bring a limit. As that
 * role: each may set its own defaults, and those of others only with more rights than the owner has.
 */
async function limitStatements(url: string): Promise<void> {
  const client = await openConnection(url, 'DATABASE_DIRECT_URL')
  try {
    const { rows } = await client.query<{ name: string }>('select current_database() as name')
    const database = client.escapeIdentifier(rows[0]?.name ?? '')
    await client.query(
      `alter role current_user in database ${database} set statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
    )
  } finally {
    await client.end()
  }
}

async function assertSupportedPostgres(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
  )
  const { version = 0, encoding = '' } = rows[0] ?? {}
  const reason = unsupportedPostgres(version)
  if (reason) throw new Error(reason)
  // A machine without a language creates them so, and names are compared in their Unicode form.
  if (encoding !== 'UTF8')
    throw new Error(
      `The database stores text as ${encoding}: create it with \`template template0 encoding 'UTF8'\``,
    )
}

async function migrateSchema(): Promise<void> {
  const { payload } = await import('../../src/lib/server/payload')
  const { migrations } = await import('../../migrations')
  await (await payload()).db.migrate({ migrations: migrations as Migration[] })
}
