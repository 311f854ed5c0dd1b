import { and, eq } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { displayName } from '@/lib/person-name'
import { AppError } from '@/lib/app-error'
import { pendingTicketReplies } from '@/lib/server/db/own-tables'
import { databaseOf, inTransaction, sql, isoTime } from '@/lib/server/db/sql'
import { submissionRowId } from '@/lib/server/db/once'
import { type Context, requireStaff } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { ticket_messages } from '@/payload-tables'
import { UNDO_SECONDS } from '../board-rules'
import type { SendTicketReplyInput, PendingReplyInput } from '../board-schemas'
import { queueReply } from '../jobs/send-due-reply'
import { lockTicketForStaff, requireExpectedStatus } from './ticket-changes'
import { sendPendingReply } from './send-pending-reply'
import type { TicketStatus } from '../rules'

/**
 * Stores a reply by staff. Unless it is undone within `UNDO_SECONDS`, the author's page sends it (`send-ticket-reply-now`),
 * or the worker does if the page was closed. The status is set when it is sent. An earlier reply of the same author that is
 * still pending is sent first. A repeated submission with the same content stores nothing again. Throws AppError
 * 'not_found' for a deleted ticket, and 'conflict' with the current status when it should change and is not the expected
 * one.
 */
export async function sendTicketReply(
  { req, user }: Context,
  { ticket: ticketId, body, status, expected, submission_id }: SendTicketReplyInput,
): Promise<{ id: string; isPending: boolean }> {
  if (!user) throw new AppError('unauthenticated')
  return inTransaction(req, async () => {
    const ticket = await lockTicketForStaff(req, ticketId)
    const content = [ticketId, body, status ?? null]
    const id = submissionRowId('ticket_messages', { user: user.id, content, id: submission_id })
    const stored = await findStored(req, id)
    if (stored) return { id, isPending: stored.isPending }
    const isChanging = status !== undefined && status !== ticket.status
    if (isChanging) await requireExpectedStatus(req, ticket, expected)
    await sendEarlierReplies(req, ticketId, user.id)
    const db = await databaseOf(req)
    const pending = await db
      .insert(pendingTicketReplies)
      .values({
        id,
        ticket: ticketId,
        author: user.id,
        authorName: displayName(user),
        body,
        status: isChanging ? status : null,
        expectedStatus: isChanging ? ticket.status : null,
        createdAt: sql`clock_timestamp()`,
        sendAt: sql`clock_timestamp() + ${UNDO_SECONDS} * interval '1 second'`,
      })
      .returning({ id: pendingTicketReplies.id, at: isoTime(pendingTicketReplies.sendAt) })
    for (const reply of pending) await queueReply(req, reply)
    await announce(req, 'tickets', ticketId)
    return { id, isPending: true }
  })
}

async function findStored(req: PayloadRequest, id: string): Promise<{ isPending: boolean } | undefined> {
  const db = await databaseOf(req)
  const [row] = await unionAll(
    db
      .select({ isPending: sql<boolean>`true` })
      .from(pendingTicketReplies)
      .where(eq(pendingTicketReplies.id, id)),
    db
      .select({ isPending: sql<boolean>`false` })
      .from(ticket_messages)
      .where(eq(ticket_messages.id, id)),
  )
  return row
}

async function sendEarlierReplies(req: PayloadRequest, ticket: string, author: string): Promise<void> {
  const db = await databaseOf(req)
  const earlier = await db
    .select({ id: pendingTicketReplies.id })
    .from(pendingTicketReplies)
    .where(and(eq(pendingTicketReplies.ticket, ticket), eq(pendingTicketReplies.author, author)))
    .orderBy(pendingTicketReplies.createdAt)
  for (const { id } of earlier) await sendPendingReply(req, id)
}

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
