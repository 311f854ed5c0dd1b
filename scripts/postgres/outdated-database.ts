import pg from 'pg'

import { migrations } from '../../migrations'

/**
 * Returns true when the database was created by migrations that no longer exist: it has applied some, but not the base
 * migration that every current database starts with. Such a database cannot be migrated, only replaced.
 */
export async function isOutdatedDatabase(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query(
      "select from pg_tables where tablename = 'payload_migrations'",
    )
    if (tables.length === 0) return false
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations')
    return rows.length > 0 && rows.every(({ name }) => name !== migrations[0]?.name)
  } finally {
    await client.end()
  }
}
