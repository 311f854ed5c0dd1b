import pg from 'pg'

import { env } from '@/env'
import { log } from './log'

/** Says once, at the start, that nothing but the code keeps this role from changing history (security.md, rule 7). */
export async function warnOfOwner(): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ owns: boolean }>(
      `select pg_has_role(tableowner, 'usage') as owns from pg_tables where schemaname = 'public' and tablename = 'leads'`,
    )
    if (rows[0]?.owns)
      log.warn('DATABASE_URL names the owner of the schema: use a runtime role (docs/operations.md)')
  } catch {
    // A database that is away is everybody else's to report.
  } finally {
    await client.end().catch(() => undefined)
  }
}
