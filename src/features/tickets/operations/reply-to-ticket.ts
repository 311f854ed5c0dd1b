import type { PayloadRequest } from 'payload'

import { displayName } from '@/features/accounts/rules'
import { AppError } from '@/lib/app-error'
import { isId } from '@/lib/ids'
import { inTransaction, sql, statement } from '@/lib/server/db'
import type { Context } from '@/lib/server/handle'
import { rowIdOf } from '@/lib/server/row-id'
import type { Ticket } from '@/payload-types'
import { statusAfterReply, takesReplies, type TicketStatus } from '../rules'
import type { ReplyToTicketInput } from '../schemas'
import { tellAgency } from './tell-agency'
import { writingClient } from './writing-client'

type Locked = Pick<Ticket, 'id' | 'title' | 'priority' | 'status'>

/**
 * Writes under a ticket of the sender's own client and owes the agency a mail. A resolved ticket opens again; a closed
 * one is a `conflict`. Who else changes the ticket waits meanwhile, or has been waited for.
 */
export const replyToTicket = (
  context: Context,
  { ticket_id, body, submission_id }: ReplyToTicketInput,
): Promise<{ id: string; status: TicketStatus }> =>
  inTransaction(context.req, async () => {
    const { req } = context
    const writer = await writingClient(context)
    const ticket = await lock(req, ticket_id, writer.client.id)
    const words = [ticket.id, body]
    const id = rowIdOf('ticket_messages', { user: writer.author.id, words, id: submission_id })
    if (await isWritten(req, id)) return { id, status: ticket.status }
    if (!takesReplies(ticket)) throw new AppError('conflict')

    const author = { id: writer.author.id, name: displayName(writer.author) }
    await sql(
      req,
      statement`
        insert into ticket_messages (id, ticket_id, type, visibility, body, author_id, author_name, from_staff, created_at)
        values (${id}, ${ticket.id}, 'reply', 'public', ${body}, ${author.id}, ${author.name}, false, clock_timestamp())`,
    )
    const status = statusAfterReply(ticket.status)
    const reopened = status !== ticket.status
    if (reopened) await reopen(req, ticket.id, status, author)
    await tellAgency(req, writer, {
      kind: 'ticket-answered',
      subjectId: id,
      ticketId: ticket.id,
      title: ticket.title,
      priority: ticket.priority,
      body,
      reopened,
    })
    return { id, status }
  })

/** The ticket, held until the transaction ends. Somebody else's, or none, is `not_found`. */
async function lock(req: PayloadRequest, id: string, client: string): Promise<Locked> {
  if (!isId(id)) throw new AppError('not_found')
  const [ticket] = await sql<Locked>(
    req,
    statement`select id, title, priority, status from tickets where id = ${id} and client_id = ${client} for update`,
  )
  if (!ticket) throw new AppError('not_found')
  return ticket
}

const isWritten = async (req: PayloadRequest, id: string): Promise<boolean> =>
  (await sql(req, statement`select id from ticket_messages where id = ${id}`)).length > 0

/** The event stands after the words that brought it about: times are kept by the millisecond. */
async function reopen(
  req: PayloadRequest,
  ticket: string,
  status: TicketStatus,
  author: { id: string; name: string },
): Promise<void> {
  await sql(
    req,
    statement`update tickets set status = ${status}::enum_tickets_status, updated_at = now() where id = ${ticket}`,
  )
  await sql(
    req,
    statement`
      insert into ticket_messages (ticket_id, type, visibility, new_status, author_id, author_name, from_staff, created_at)
      values (${ticket}, 'status_change', 'public', ${status}::enum_ticket_messages_new_status, ${author.id},
        ${author.name}, false, clock_timestamp() + interval '2 milliseconds')`,
  )
}
