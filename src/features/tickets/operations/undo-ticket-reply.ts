import { eq } from 'drizzle-orm'

import { AppError } from '@/lib/app-error'
import { pendingTicketReplies } from '@/lib/server/db/own-tables'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import type { PendingReplyInput } from '../board-schemas'
import type { TicketStatus } from '../rules'
import { requireOwnReplyState } from './require-own-reply-state'

/**
 * Removes a pending reply of the signed-in user and returns its text, for the composer. Throws AppError 'conflict' when it
 * has been sent, and 'not_found' when it was undone already.
 */
export async function undoTicketReply(
  { req }: Context,
  { reply }: PendingReplyInput,
): Promise<{ body: string; status: TicketStatus | null }> {
  return inTransaction(req, async () => {
    const state = await requireOwnReplyState(req, reply)
    const { ticket, body, status } = pendingTicketReplies
    const db = await databaseOf(req)
    const [undone] =
      state === 'pending'
        ? await db
            .delete(pendingTicketReplies)
            .where(eq(pendingTicketReplies.id, reply))
            .returning({ ticket, body, status })
        : []
    // The worker or another tab has taken it since it was read.
    if (!undone)
      throw new AppError((await requireOwnReplyState(req, reply)) === 'sent' ? 'conflict' : 'not_found')
    await announce(req, 'tickets', undone.ticket)
    return { body: undone.body, status: undone.status }
  })
}
