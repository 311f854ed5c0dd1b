import { eq, and } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'
import { AppError } from '@/lib/app-error'
import { pendingTicketReplies } from '@/lib/server/db/own-tables'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import { type Context, requireStaff } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { ticket_messages } from '@/payload-tables'
import type { PendingReplyInput } from '../board-schemas'
import type { TicketStatus } from '../rules'
import { sendPendingReply } from './send-pending-reply'

/**
 * Returns whether a reply of the signed-in user is pending or has been sent. Throws AppError 'forbidden' for anyone but
 * staff, and 'not_found' for a reply that was undone or that is someone else's, and for an internal note.
 */
async function requireOwnReplyState(req: PayloadRequest, id: string): Promise<'pending' | 'sent'> {
  const { id: author } = requireStaff(req)
  const db = await databaseOf(req)
  const [row] = await unionAll(
    db
      .select({ state: sql<'pending' | 'sent'>`'pending'` })
      .from(pendingTicketReplies)
      .where(and(eq(pendingTicketReplies.id, id), eq(pendingTicketReplies.author, author))),
    db
      .select({ state: sql<'pending' | 'sent'>`'sent'` })
      .from(ticket_messages)
      .where(
        and(
          eq(ticket_messages.id, id),
          eq(ticket_messages.author, author),
          eq(ticket_messages.type, 'reply'),
          eq(ticket_messages.visibility, 'public'),
        ),
      ),
  )
  if (!row) throw new AppError('not_found')
  return row.state
}

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

/**
 * Sends a pending reply of the signed-in user at once. Succeeds too when it has been sent already. Throws AppError
 * 'not_found' when it was undone, or when its ticket was deleted.
 */
export async function sendTicketReplyNow(
  { req }: Context,
  { reply }: PendingReplyInput,
): Promise<{ isSent: true }> {
  return inTransaction(req, async () => {
    const state = await requireOwnReplyState(req, reply)
    if (
      state === 'pending' &&
      !(await sendPendingReply(req, reply)) &&
      (await requireOwnReplyState(req, reply)) !== 'sent'
    )
      throw new AppError('not_found')
    return { isSent: true }
  })
}
