import { AppError } from '@/lib/app-error'
import { inTransaction, sql, statement } from '@/lib/server/db'
import type { Context } from '@/lib/server/handle'
import { endSessions } from '@/lib/server/session'

/**
 * Takes an account from its client: it stays, sees nothing of the client any more, and its sessions end. A link of an
 * invitation that is under way opens nothing either.
 */
export async function unlinkAccount({ req }: Context, { user }: { user: string }): Promise<object> {
  return inTransaction(req, async () => {
    const unlinked = await sql(
      req,
      statement`
        update users set client_id = null, reset_password_token = null, updated_at = now()
        where id = ${user} and role = 'client' and client_id is not null returning id`,
    )
    if (unlinked.length === 0) throw new AppError('not_found')
    await endSessions(req, user)
    return {}
  })
}
