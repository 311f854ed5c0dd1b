import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { migrations } from '../../migrations'
import { bridgeToBase } from '../../scripts/postgres/bridge-to-base'
import { grantFutureTables, repairGrants } from '../../scripts/postgres/grants'
import { baseMigration, readAppliedMigrations } from '../../scripts/postgres/outdated-database'
import { replacedMigrations } from '../../scripts/postgres/replaced-migrations'
import { freshDatabase } from '../support/postgres'
import { readSchema } from '../support/read-schema'
import { emptyDatabase, readAllRows, restoreRelease } from '../support/releases'

/** The schema of the migrations that the base replaced, beside that of the base. */

const role = 'puente_app'
let old: pg.Client
let base: pg.Client
let ownerUrl: string

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

beforeAll(async () => {
  const [restored, created] = await Promise.all([freshDatabase(), freshDatabase()])
  await restoreRelease('before-0.1.0', restored)
  ownerUrl = restored.ownerUrl
  old = await connect(ownerUrl)
  await repairGrants(old, role)

  await emptyDatabase(created)
  base = await connect(created.ownerUrl)
  await base.query('create schema pgboss')
  await grantFutureTables(base, role)
  await migrations[0]?.up({ db: drizzle(base) } as never)
  await repairGrants(base, role)
})
afterAll(() => Promise.all([old.end(), base.end()]))

it('nothing differs but the text of one function', async () => {
  const [before, created] = [await readSchema(old), await readSchema(base)]
  expect(created.length).toBeGreaterThan(2_500)
  const gone = before.filter((line) => !created.includes(line))
  const added = created.filter((line) => !before.includes(line))
  expect(gone).toEqual([expect.stringContaining('FUNCTION public.refuse_change()')])
  expect(added).toEqual([expect.stringContaining('FUNCTION public.refuse_change()')])
})

it('neither has rows that migrations insert', async () => {
  const { rows } = await base.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  for (const { name } of rows)
    expect((await base.query(`select from "${name}" limit 1`)).rowCount, name).toBe(0)
})

it('a bridge that fails changes nothing', async () => {
  const before = await readSchema(old)
  await old.query('alter table payload_migrations add constraint full_table check (batch = 1)')
  await expect(bridgeToBase(old)).rejects.toThrow('full_table')
  await old.query('alter table payload_migrations drop constraint full_table')
  expect(await readSchema(old)).toEqual(before)
  expect(await readAppliedMigrations(old)).toHaveLength(replacedMigrations.length)
})

it('the bridge makes the schema that of the base, keeps every row, and runs once', async () => {
  const before = await readAllRows(ownerUrl)
  await bridgeToBase(old)
  expect(await readSchema(old)).toEqual(await readSchema(base))
  const after = await readAllRows(ownerUrl)
  expect((await readAppliedMigrations(old)).sort()).toEqual([...replacedMigrations, baseMigration].sort())
  for (const rows of [before, after]) rows.delete('payload_migrations')
  expect(after).toEqual(before)

  await bridgeToBase(old)
  expect(await readAppliedMigrations(old)).toHaveLength(replacedMigrations.length + 1)
})
