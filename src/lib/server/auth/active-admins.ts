import type { PayloadRequest } from 'payload'

import { runSql, sql } from '@/lib/server/db/sql'

/**
 * Returns the ids of the admins who can sign in. Serialized until the transaction ends: two admins who demote each other at
 * once would each still see the other as admin. Lock the row of the account before: the opposite order deadlocks.
 */
export async function lockActiveAdmins(req: PayloadRequest): Promise<string[]> {
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext('the last admin'))`)
  const admins = await runSql<{ id: string }>(
    req,
    sql`
      select id from users where role = 'admin' and deactivated_at is null and _verified is not false`,
  )
  return admins.map(({ id }) => id)
}
