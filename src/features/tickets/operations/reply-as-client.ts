import type { PayloadRequest } from 'payload'

import { displayName } from '@/lib/person-name'
import { AppError } from '@/lib/app-error'
import { isId } from '@/lib/ids'
import { inTransaction, runSql, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { submissionRowId } from '@/lib/server/db/submission-row-id'
import type { Ticket } from '@/payload-types'
import { statusAfterReply, acceptsReplies, type TicketStatus } from '../rules'
import type { ReplyAsClientInput } from '../schemas'
import { notifyStaff } from './notify-staff'
import { requireClientAccount } from './require-client-account'
import { storeStatusChange } from './store-status-change'

type LockedTicket = Pick<Ticket, 'id' | 'title' | 'priority' | 'status'> & { proposalId: string | null }

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
    await runSql(
      req,
      sql`
        insert into ticket_messages (id, ticket_id, type, visibility, body, author_id, author_name, from_staff, created_at)
        values (${id}, ${ticket.id}, 'reply', 'public', ${body}, ${author.id}, ${author.name}, false, clock_timestamp())`,
    )
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
      proposalId: ticket.proposalId,
      title: ticket.title,
      priority: ticket.priority,
      body,
      reopened,
    })
    return { id, status }
  })
}

/** Locks the ticket until the transaction ends. Throws AppError 'not_found' when the client has no such ticket. */
async function lockTicket(req: PayloadRequest, id: string, client: string): Promise<LockedTicket> {
  if (!isId(id)) throw new AppError('not_found')
  const [ticket] = await runSql<LockedTicket>(
    req,
    sql`
      select id, title, priority, status, proposal_id as "proposalId" from tickets
      where id = ${id} and client_id = ${client} for update`,
  )
  if (!ticket) throw new AppError('not_found')
  return ticket
}

const isStored = async (req: PayloadRequest, id: string): Promise<boolean> =>
  (await runSql(req, sql`select id from ticket_messages where id = ${id}`)).length > 0
