import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { payload } from '@/lib/server/payload'
import { repairGrants } from '../../scripts/postgres/grants'
import { withNewTables } from '../../scripts/postgres/list-new-tables'
import { tablePrivileges } from '../../scripts/postgres/table-privileges'

/** What the role that serves may do with the tables, as Postgres knows it. */

const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
const runtime = new pg.Client({ connectionString: env.DATABASE_URL })
const role = decodeURIComponent(new URL(env.DATABASE_URL ?? '').username)

beforeAll(() => Promise.all([owner.connect(), runtime.connect()]))
afterAll(() => Promise.all([owner.end(), runtime.end()]))

async function granted(): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ name: string; privileges: string }>(
    `select tables.tablename as name,
       coalesce(string_agg(lower(privilege_type), ', ' order by array_position(
         array['SELECT','INSERT','UPDATE','DELETE'], privilege_type::text) nulls last), '') as privileges
     from pg_tables tables left join information_schema.role_table_grants grants
       on grants.table_schema = 'public' and grants.table_name = tables.tablename and grants.grantee = $1
     where tables.schemaname = 'public' group by 1`,
    [role],
  )
  return Object.fromEntries(rows.map(({ name, privileges }) => [name, privileges]))
}

const attempt = (query: string) =>
  runtime.query(query).then(
    () => 'done',
    ({ code }: pg.DatabaseError) => code,
  )
const DENIED = '42501'

it('are those of the list, for every table, after a migration', async () => {
  expect(await granted()).toEqual(tablePrivileges)
})

describe('a repair', () => {
  it('takes back what the list does not name, and gives what it names', async () => {
    await owner.query(`grant all on payload_migrations, proposal_versions, leads to ${role};
      revoke all on tickets, posts_locales from ${role}`)
    expect(await granted()).not.toEqual(tablePrivileges)
    await repairGrants(owner, role)
    expect(await granted()).toEqual(tablePrivileges)
  })

  it('gives nothing on a table that the list does not know', async () => {
    await owner.query(`create table unlisted (id int); grant select on unlisted to ${role}`)
    await repairGrants(owner, role)
    expect(await granted()).toEqual({ ...tablePrivileges, unlisted: '' })
    await owner.query('drop table unlisted')
  })
})

it.each([
  "update payload_migrations set name = 'x'",
  'delete from backups',
  'delete from payload_migrations',
  "insert into payload_migrations (name, batch) values ('x', 1)",
  'truncate payload_migrations',
  'update proposal_versions set number = 1',
  'delete from proposal_versions',
  'truncate proposal_versions',
  'truncate leads',
  'alter table leads add column x int',
  'create table x (id int)',
])('the runtime role may not: %s', async (query) => expect(await attempt(query)).toBe(DENIED))

it('the runtime role may do its work', async () => {
  expect(await attempt('select 1 from payload_migrations')).toBe('done')
  expect(await attempt("update leads set notes = 'x' where false")).toBe('done')
  expect(await attempt('delete from form_drafts where false')).toBe('done')
  expect(await attempt('select 1 from pgboss.job limit 1')).toBe('done')
})

it('a new migration lists its tables', async () => {
  const source = 'export const tablePrivileges = {\n  posts: CHANGE,\n}\n'
  expect(withNewTables(source, ['posts', 'a_new_table'])).toBe(
    'export const tablePrivileges = {\n  posts: CHANGE,\n  a_new_table: CHANGE,\n}\n',
  )
  const { db } = await payload()
  const tables = Object.keys((db as unknown as { tables: object }).tables)
  expect(tables.length).toBeGreaterThan(100)
  expect(withNewTables(source, tables)).toBe(source)
})
