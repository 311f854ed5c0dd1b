import { AppError } from '@/lib/app-error'
import { inTransaction, runSql, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { endSessions } from '@/lib/server/auth/session'
import { announce } from '@/lib/server/live/announce'

/**
 * Unlinks an account from its client, ends its sessions, and invalidates the link of a pending invitation. Only another
 * invitation links the account again. Throws AppError 'not_found' when the account has no client.
 */
export async function unlinkAccount({ req }: Context, { user }: { user: string }): Promise<object> {
  return inTransaction(req, async () => {
    const unlinked = await runSql(
      req,
      sql`
        update users set client_id = null, unlinked_at = now(), reset_password_token = null, updated_at = now()
        where id = ${user} and role = 'client' and client_id is not null returning id`,
    )
    if (unlinked.length === 0) throw new AppError('not_found')
    await endSessions(req, user)
    await announce(req, 'users', user)
    return {}
  })
}
