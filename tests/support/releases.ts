import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { inject } from 'vitest'

import { root } from '../../scripts/process/root'
import type { TestDatabase } from '../../scripts/testing/template-database'
import { runPuente } from './operator'
import { withClient } from './reset-database'

const folder = join(root, 'tests/fixtures/releases')
const extension = '.sql.br'

/** The releases whose database is a fixture. `npm run dump:release` makes one. */
export const releases: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith(extension))
  .map((file) => file.slice(0, -extension.length))

/** Disconnects everyone else and removes all that the database has. */
const empty = `
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  drop schema if exists pgboss cascade;
  drop schema public cascade;
  create schema public authorization pg_database_owner;
  grant usage on schema public to public;`

/** Removes all that the database has. */
export async function emptyDatabase({ ownerUrl }: TestDatabase): Promise<void> {
  const adminUrl = inject('template').adminUrl.replace(/[^/]+$/, new URL(ownerUrl).pathname.slice(1))
  await withClient(adminUrl, (client) => client.query(empty))
}

/** Puts the database of that release, with the demo in it, in place of all that the database has. */
export async function restoreRelease(release: string, database: TestDatabase): Promise<void> {
  await emptyDatabase(database)
  const statements = brotliDecompressSync(readFileSync(join(folder, release + extension))).toString()
  await withClient(database.ownerUrl, (client) => client.query(statements))
}

/** Runs the command `migrate` on the database. Returns its exit code and what it printed. */
export const migrate = ({ ownerUrl, runtimeUrl }: TestDatabase) =>
  runPuente(['migrate'], { DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: runtimeUrl })

/** The rows of a table. A row is an object of its columns. */
export type Rows = Record<string, unknown>[]

/** Returns the rows of every table of the product, and the jobs that wait. */
export async function readAllRows(ownerUrl: string): Promise<Map<string, Rows>> {
  return withClient(ownerUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname = 'public' or (schemaname, tablename) = ('pgboss', 'job_common') order by 1`,
    )
    const found = new Map<string, Rows>()
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: Rows[number] }>(`select to_jsonb(t) as row from ${name} t`)
      found.set(
        name.replace('public.', ''),
        rows.map(({ row }) => row),
      )
    }
    return found
  })
}
