import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { displayName } from '@/lib/person-name'
import { AppError } from '@/lib/app-error'
import { isId } from '@/lib/ids'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { submissionRowId } from '@/lib/server/db/once'
import { ticket_messages, tickets } from '@/payload-tables'
import { statusAfterReply, acceptsReplies, type TicketStatus } from '../rules'
import type { ReplyAsClientInput } from '../schemas'
import { notifyStaff, requireClientAccount } from './client-writer'
import { storeStatusChange } from './store-status-change'

/**
 * Adds a reply to a ticket of the signed-in user's client and queues an email to the agency, or to the owner of
 * the proposal that the ticket is about. A resolved ticket is reopened. Locks the ticket until the commit.
 * Throws AppError 'not_found' for another client's ticket, and 'conflict'
 * for a closed one.
 */
export async function replyAsClient(
  context: Context,
  { ticket_id, body, submission_id }: ReplyAsClientInput,
): Promise<{ id: string; status: TicketStatus }> {
  return inTransaction(context.req, async () => {
    const { req } = context
    const writer = await requireClientAccount(context)
    const ticket = await lockTicket(req, ticket_id, writer.client.id)
    const content = [ticket.id, body]
    const id = submissionRowId('ticket_messages', {
      user: writer.author.id,
      content,
      id: submission_id,
    })
    if (await isStored(req, id)) return { id, status: ticket.status }
    if (!acceptsReplies(ticket)) throw new AppError('conflict')

    const author = { id: writer.author.id, name: displayName(writer.author) }
    const db = await databaseOf(req)
    await db.insert(ticket_messages).values({
      id,
      ticket: ticket.id,
      type: 'reply',
      visibility: 'public',
      body,
      author: author.id,
      authorName: author.name,
      fromStaff: false,
      createdAt: sql`clock_timestamp()`,
    })
    const status = statusAfterReply(ticket.status)
    const reopened = status !== ticket.status
    if (reopened)
      await storeStatusChange(req, ticket.id, status, {
        author: { ...author, fromStaff: false },
        messageId: id,
      })
    await announce(req, 'tickets', ticket.id)
    await notifyStaff(req, writer, {
      kind: 'ticket-client-replied',
      subjectId: id,
      ticketId: ticket.id,
      proposalId: ticket.proposal,
      title: ticket.title,
      priority: ticket.priority,
      body,
      reopened,
    })
    return { id, status }
  })
}

/** Locks the ticket until the transaction ends. Throws AppError 'not_found' when the client has no such ticket. */
async function lockTicket(req: PayloadRequest, id: string, client: string) {
  if (!isId(id)) throw new AppError('not_found')
  const db = await databaseOf(req)
  const [ticket] = await db
    .select({
      id: tickets.id,
      title: tickets.title,
      priority: tickets.priority,
      status: tickets.status,
      proposal: tickets.proposal,
    })
    .from(tickets)
    .where(and(eq(tickets.id, id), eq(tickets.client, client)))
    .for('update')
  if (!ticket) throw new AppError('not_found')
  return ticket
}

async function isStored(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await databaseOf(req)
  return (await db.$count(ticket_messages, eq(ticket_messages.id, id))) > 0
}
