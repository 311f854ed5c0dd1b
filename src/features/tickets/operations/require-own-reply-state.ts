import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'

/**
 * Returns whether a reply of the signed-in user is pending or has been sent. Throws AppError 'forbidden' for anyone but
 * staff, and 'not_found' for a reply that was undone or that is someone else's, and for an internal note.
 */
export async function requireOwnReplyState(req: PayloadRequest, id: string): Promise<'pending' | 'sent'> {
  requireStaff(req)
  const author = req.user?.id ?? null
  const [row] = await runSql<{ state: 'pending' | 'sent' }>(
    req,
    sql`
      select 'pending' as state from pending_ticket_replies where id = ${id} and author_id = ${author}
      union all select 'sent' from ticket_messages where id = ${id} and author_id = ${author} and type = 'reply'
        and visibility = 'public'`,
  )
  if (!row) throw new AppError('not_found')
  return row.state
}
