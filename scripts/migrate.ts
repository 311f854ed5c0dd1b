import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import type { Migration } from 'payload'
import pg from 'pg'

import { childEnv, env } from '../src/env'

/** Any number, the same for every migrator of a database. */
const lockKey = 727_001

/**
 * Brings the database to the newest schema as its owner, one migrator at a time, and grants the runtime role what
 * it needs. Reads DATABASE_OWNER_URL (else DATABASE_URL, with a warning) and DATABASE_URL.
 */
async function migrate(): Promise<void> {
  const ownerUrl = env.DATABASE_OWNER_URL ?? env.DATABASE_URL
  if (!ownerUrl || !env.DATABASE_URL)
    throw new Error('DATABASE_URL is missing: the address of the Postgres database')
  if (!env.DATABASE_OWNER_URL)
    console.warn(
      'DATABASE_OWNER_URL is not set: the runtime role owns the schema, so nothing stops it from changing history.',
    )
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query('create schema if not exists pgboss')
    await grantRuntimeRole(client, new URL(env.DATABASE_URL).username)
    await migrateSchema()
    const { installJobs } = await import('../src/lib/server/jobs')
    await installJobs(ownerUrl)
  } finally {
    await client.end()
  }
}

/** What the owner creates from now on, the runtime role may read and write, but not change in shape. */
async function grantRuntimeRole(client: pg.Client, encodedName: string): Promise<void> {
  const role = client.escapeIdentifier(decodeURIComponent(encodedName))
  for (const schema of ['public', 'pgboss'])
    await client.query(
      `grant usage on schema ${schema} to ${role};
       alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${role};
       alter default privileges in schema ${schema} grant usage, select on sequences to ${role};`,
    )
}

async function migrateSchema(): Promise<void> {
  const { payload } = await import('../src/lib/server/payload')
  const { migrations } = await import('../migrations')
  await (await payload()).db.migrate({ migrations: migrations as Migration[] })
}

/** The configuration connects as the owner only when this variable stands at its first import. */
if (env.PAYLOAD_MIGRATING) {
  await migrate().then(
    () => process.exit(0),
    (error: Error) => {
      console.error(`Migration failed: ${error.message}`)
      process.exit(1)
    },
  )
} else {
  const again = [...process.execArgv, fileURLToPath(import.meta.url)]
  const { status } = spawnSync(process.execPath, again, {
    stdio: 'inherit',
    env: childEnv({ PAYLOAD_MIGRATING: 'true' }),
  })
  process.exit(status ?? 1)
}
