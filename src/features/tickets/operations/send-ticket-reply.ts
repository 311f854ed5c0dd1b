import { and, eq } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { displayName } from '@/lib/person-name'
import { AppError } from '@/lib/app-error'
import { pendingTicketReplies } from '@/lib/server/db/own-tables'
import { databaseOf, inTransaction, sql, isoTime } from '@/lib/server/db/sql'
import { submissionRowId } from '@/lib/server/db/once'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { ticket_messages } from '@/payload-tables'
import { UNDO_SECONDS } from '../board-rules'
import type { SendTicketReplyInput } from '../board-schemas'
import { queueReply } from '../jobs/send-due-reply'
import { lockTicketForStaff, requireExpectedStatus } from './lock-ticket'
import { sendPendingReply } from './send-pending-reply'

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
