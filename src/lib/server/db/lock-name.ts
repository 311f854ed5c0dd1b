import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { runSql, sql } from './sql'

/** Locks a name until the end of the transaction, where there is no row to lock. Raw, because it reads no table. */
export async function lockName(req: PayloadRequest, name: string | SQL): Promise<void> {
  await runSql(req, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
