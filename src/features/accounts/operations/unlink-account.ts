import { and, eq, isNotNull } from 'drizzle-orm'

import { AppError } from '@/lib/app-error'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { endSessions } from '@/lib/server/auth/session'
import { announce } from '@/lib/server/live/announce'
import { users } from '@/payload-tables'

/**
 * Unlinks an account from its client, ends its sessions, and invalidates the link of a pending invitation. Only another
 * invitation links the account again. Throws AppError 'not_found' when the account has no client.
 */
export async function unlinkAccount({ req }: Context, { user }: { user: string }): Promise<object> {
  return inTransaction(req, async () => {
    const now = sql`now()`
    const db = await databaseOf(req)
    const unlinked = await db
      .update(users)
      .set({ client: null, unlinkedAt: now, resetPasswordToken: null, updatedAt: now })
      .where(and(eq(users.id, user), eq(users.role, 'client'), isNotNull(users.client)))
      .returning({ id: users.id })
    if (unlinked.length === 0) throw new AppError('not_found')
    await endSessions(req, user)
    await announce(req, 'users', user)
    return {}
  })
}
