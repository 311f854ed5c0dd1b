import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { databaseOf, lockName } from '@/lib/server/db/sql'
import { users } from '@/payload-tables'
import { isActive } from './account-rows'

/**
 * Returns the ids of the admins who can sign in. Serialized until the transaction ends: two admins who demote each other at
 * once would each still see the other as admin. Lock the row of the account before: the opposite order deadlocks.
 */
export async function lockActiveAdmins(req: PayloadRequest): Promise<string[]> {
  await lockName(req, 'the last admin')
  const db = await databaseOf(req)
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isActive))
  return admins.map(({ id }) => id)
}
