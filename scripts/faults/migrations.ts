import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'

import { migrations } from '../../migrations'
import { fillWithOldRows } from '../../tests/support/old-rows'
import { fillLeads } from '../bench/lead-rows'
import { startPostgres } from '../postgres/server'
import { isolatedEnv } from '../process/isolated-env'
import { root } from '../process/root'
import { createSupervisor } from '../process/supervisor'

const dir = join(root, '.data', 'faults-migrations')
const LEADS = 1_000_000

/** Returns how many rows each table has. */
async function countRows(client: pg.Client): Promise<Map<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const counts = new Map<string, number>()
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from ${pg.escapeIdentifier(name)}`,
    )
    counts.set(name, Number(rows[0]?.count))
  }
  return counts
}

/** Creates the schema of the base migration alone, with a million leads and rows that later rules refuse. */
async function fillBase(client: pg.Client): Promise<void> {
  const [base] = migrations
  if (!base) throw new Error('there is no base migration')
  await base.up({ db: drizzle(client) } as never)
  await client.query('insert into payload_migrations (name, batch) values ($1, 1)', [base.name])
  const { rows } = await client.query<{ id: string }>(
    "insert into users (first_name, last_name, email, role, language) values ('Ana', 'Ruiz', 'owner@example.com', 'admin', 'en') returning id",
  )
  await fillLeads(client, LEADS, rows[0]?.id ?? '')
  await fillWithOldRows(client)
}

/**
 * Runs `npm run migrate` on a database of the base migration with a million leads, prints what it says and how long it
 * takes. Returns the number of tables that have lost rows.
 */
export async function tryMigrations(): Promise<number> {
  const supervisor = createSupervisor()
  await rm(dir, { recursive: true, force: true })
  const postgres = await startPostgres({ dir: join(dir, 'postgres') })
  supervisor.onStop(() => postgres.stop('immediate'))
  const client = new pg.Client({ connectionString: postgres.ownerUrl })
  try {
    await client.connect()
    await fillBase(client)
    const before = await countRows(client)
    const started = performance.now()
    const env = isolatedEnv({
      DATABASE_URL: postgres.runtimeUrl,
      DATABASE_OWNER_URL: postgres.ownerUrl,
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'info',
    })
    const log = join(dir, 'migrate.log')
    await supervisor.run({ name: 'migrate', args: ['scripts/puente.ts', 'migrate'], env, log })
    const seconds = Math.round((performance.now() - started) / 1_000)
    console.log(readFileSync(log, 'utf8').trim())
    const after = await countRows(client)
    const isLost = ([table, count]: [string, number]) => (after.get(table) ?? 0) < count
    const lost = [...before].filter(isLost).map(([table]) => table)
    const result = lost.length > 0 ? `FAILED  rows are lost in ${lost.join(', ')}` : 'passed  no row is lost'
    console.log(`${result}: ${migrations.length - 1} migrations, ${LEADS} leads, ${seconds} seconds`)
    return lost.length
  } finally {
    await client.end()
    await supervisor.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
