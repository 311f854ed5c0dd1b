import type { PayloadRequest } from 'payload'
import type { SQL } from 'drizzle-orm'
import { runSql, sql } from './sql'

/** Locks a name until the end of the transaction, where there is no row to lock. Raw, because it reads no table. */
export async function lockName(req: PayloadRequest, name: string | SQL): Promise<void> {
  await runSql(req, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/**
 * Locks a document of Payload until the end of the transaction, so that two publications of it run one after the other:
 * both would read the same latest version, and the later one would put back the text that the other has replaced. A lock by
 * name, because the rows to lock are in several tables. `id` is undefined for a global.
 */
export async function lockDocument(req: PayloadRequest, slug: string, id?: string): Promise<void> {
  await lockName(req, id === undefined ? slug : `${slug} ${id}`)
}
