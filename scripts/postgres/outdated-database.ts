import pg from 'pg'

import { migrations } from '../../migrations'
import { replacedMigrations } from './replaced-migrations'

/** The migration that every current database starts with. */
export const baseMigration = migrations[0]?.name ?? ''

/** Returns the names of the migrations that a database has applied. */
export async function readAppliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query(
    "select from pg_tables where schemaname = 'public' and tablename = 'payload_migrations'",
  )
  if (tables.length === 0) return []
  const { rows } = await client.query<{ name: string }>('select name from public.payload_migrations')
  return rows.map(({ name }) => name)
}

/**
 * Says why a database with these migrations cannot be migrated, and what to do about it. Returns undefined for a new
 * database, for one that has the base migration, and for one that has all migrations that the base replaced.
 */
export function refusalReason(applied: readonly string[]): string | undefined {
  if (applied.length === 0 || applied.includes(baseMigration)) return undefined
  const missing = replacedMigrations.filter((name) => !applied.includes(name))
  const unknown = applied.filter((name) => !replacedMigrations.includes(name))
  if (missing.length === replacedMigrations.length)
    return 'the database was created by migrations that no longer exist. Start with an empty one.'
  if (missing.length > 0)
    return `the database lacks migrations that this version replaced: ${missing.join(', ')}. It was not changed. Run \`npm run migrate\` with the last version that has them, which docs/upgrades.md names, and then again with this one.`
  if (unknown.length > 0)
    return `the database has migrations that no version of Puente had: ${unknown.join(', ')}. It was not changed. Take back what they did and remove their rows from payload_migrations (docs/upgrades.md), then try again.`
  return undefined
}

/** Returns true when the database at `url` cannot be migrated by this version. */
export async function isOutdatedDatabase(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return refusalReason(await readAppliedMigrations(client)) !== undefined
  } finally {
    await client.end()
  }
}
