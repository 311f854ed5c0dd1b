import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { migrations } from '../../migrations'
import { freshDatabase } from '../support/postgres'
import { fillWithOldRows } from '../support/old-rows'

/** The migrations after the base meet rows that no form would take today: they say what they found and keep every row. */

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: (await freshDatabase()).ownerUrl })
  await client.connect()
})
afterAll(() => client.end())

const said: string[] = []
const say = (message: string) => said.push(message)
const logger = { info: say, warn: say }
const args = () => ({ db: drizzle(client), payload: { logger }, req: {} }) as never

const later = migrations.slice(1)

async function countRows(): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const { rows: counted } = await client.query<{ count: number }>(
      `select count(*)::int as count from "${name}"`,
    )
    counts[name] = counted[0]?.count ?? 0
  }
  return counts
}

const valuesOf = async (query: string) =>
  (await client.query<{ value: unknown }>(query)).rows.map(({ value }) => value)

it('a database of the base keeps every row', async () => {
  for (const { down } of later.toReversed()) await down(args())
  await fillWithOldRows(client)
  const before = await countRows()
  for (const { up } of later) await up(args())
  expect(await countRows()).toMatchObject(before)
})

it('phone numbers lose their invisible characters', async () => {
  const phones = await valuesOf("select phone as value from leads where name like 'Marked%' order by name")
  expect(phones).toEqual(['+52 55 8123 4567', '+51 987 654 321'])
  expect(await valuesOf('select phone as value from clients where phone is not null')).toEqual([
    '+52 55 8123 4567',
  ])
  expect(said).toContain('leads: removed invisible characters from phone numbers: 2')
  expect(said).toContain('clients: removed invisible characters from phone numbers: 1')
})

it('rows are found by the new folding', async () => {
  const names = (term: string) => valuesOf(`select name as value from leads where search like '%${term}%'`)
  expect(await names("o''brien")).toEqual(['Seán O’Brien'])
  expect(await names('gross')).toEqual(['Łukasz Groß'])
  expect(await valuesOf("select normalized_phone as value from leads where name = 'Łukasz Groß'")).toEqual([
    '055550142',
  ])
  expect(await valuesOf('select search_text as value from posts_locales')).toEqual(["lodz o'clock strasse"])
})

it('invoices keep their numbers, and those that repeat an older one are named', async () => {
  const numbers = (repeats: boolean) =>
    valuesOf(
      `select invoice_number as value from invoices where number_repeats = ${repeats} order by created_at`,
    )
  expect(await numbers(false)).toEqual(['INV-2026-01', 'INV – 2026-02'])
  expect(await numbers(true)).toEqual(['inv-2026-01', 'INV-2026–01'])
  expect(said).toContain('invoices: kept numbers that repeat an older one: INV-2026–01, inv-2026-01')
  const another = `insert into invoices (invoice_number, client_id, description, amount, due_date)
    select 'Inv 2026-01', id, 'Work', 100, now() from clients`
  await expect(client.query(another)).rejects.toThrow('invoices_normalized_number_unique')
})

it('the later migrations can be taken back with these rows', async () => {
  const before = await countRows()
  for (const { down } of later.toReversed()) await down(args())
  for (const { up } of later) await up(args())
  expect(await countRows()).toEqual(before)
})
