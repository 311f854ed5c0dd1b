import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'

import type { TestDatabase } from '../../scripts/testing/template-database'
import { freshDatabase } from '../support/postgres'
import { readWholeSchema } from '../support/read-schema'
import { migrate, readAllRows, restoreRelease } from '../support/releases'
import { withClient } from '../support/reset-database'

/** The way from before the base, cut at any point, and the rows that rules of today refuse. */

const release = 'before-0.1.0'

let database: TestDatabase
let client: pg.Client
beforeEach(async () => {
  database = await freshDatabase()
  await restoreRelease(release, database)
  client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
}, 60_000)
afterEach(() => client.end())

const names = async (query: string) =>
  (await client.query<{ name: string }>(query)).rows.map(({ name }) => name)
const applied = () => names('select name from payload_migrations order by name')

/** Resolves when a statement with these words waits for the lock of this test. Returns its process. */
async function waitingFor(words: string): Promise<number> {
  for (;;) {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query ilike $1`,
      [`%${words}%`],
    )
    if (rows[0]) return rows[0].pid
    await sleep(50)
  }
}

it.each([
  [
    'in the bridge',
    'lock table payload_migrations in share mode',
    'insert into public.payload_migrations',
    19,
  ],
  ['in a later migration', 'lock table leads in access share mode', 'alter table "leads"', 21],
])(
  'a migration that loses its connection %s goes on from there',
  async (_, lock, statement, count) => {
    const first = await withClient(database.ownerUrl, async (holder) => {
      await holder.query(`begin; ${lock}`)
      const migration = migrate(database)
      const ended = migration.then(({ output }) => Promise.reject(new Error(output)))
      await client.query('select pg_terminate_backend($1)', [
        await Promise.race([waitingFor(statement), ended]),
      ])
      return migration
    })
    expect(first.code).toBe(1)
    expect(await applied()).toHaveLength(count)

    const { code, output } = await migrate(database)
    expect(code, output).toBe(0)
    const [old, fresh] = await Promise.all(
      [database.ownerUrl, inject('template').ownerUrl].map((url) => withClient(url, readWholeSchema)),
    )
    expect(old).toEqual(fresh)
  },
  120_000,
)

it('rows that rules of today refuse are kept and named', async () => {
  await client.query(`
    insert into leads (name, email, phone) values ('Marked', 'marked@example.com', '\u202a+52 55 8123 4567\u202c');
    insert into invoices (invoice_number, client_id, description, amount, due_date)
      select number, (select id from clients limit 1), 'Work', 100, now()
      from unnest(array['FAC 2020-01', 'fac-2020-01']) as number;`)
  const before = await readAllRows(database.ownerUrl)
  const { code, output } = await migrate(database)
  expect(code, output).toBe(0)
  const after = await readAllRows(database.ownerUrl)
  for (const [table, rows] of before)
    if (table !== 'payload_migrations') expect(after.get(table)?.length, table).toBe(rows.length)
  expect(output).toContain('leads: removed invisible characters from phone numbers: 1')
  expect(output).toMatch(/invoices: kept numbers that repeat an older one: (fac-2020-01|FAC 2020-01)/)
  expect(await names("select phone as name from leads where name = 'Marked'")).toEqual(['+52 55 8123 4567'])
}, 120_000)

it('a part of the replaced migrations is refused, and nothing changes', async () => {
  await client.query("delete from payload_migrations where name like '20261123_23%'")
  const before = await readAllRows(database.ownerUrl)
  const { code, output } = await migrate(database)
  expect(code).toBe(1)
  expect(output).toContain(
    'Migration failed: the database lacks migrations that this version replaced: 20261123_235000_preview_revocations, 20261123_235818_picture_names. It was not changed.',
  )
  expect(output).toContain('docs/upgrades.md')
  expect(await readAllRows(database.ownerUrl)).toEqual(before)
})

it('migrations from before those are refused, and nothing changes', async () => {
  await client.query(
    "delete from payload_migrations; insert into payload_migrations (name, batch) values ('20261121_104504_base', 1)",
  )
  const { code, output } = await migrate(database)
  expect(code).toBe(1)
  expect(output).toContain('Start with an empty one')
  expect(await applied()).toEqual(['20261121_104504_base'])
})
