import { inTransaction, sql, statement } from '@/lib/server/db'
import type { Context } from '@/lib/server/handle'
import { rowIdOf } from '@/lib/server/row-id'
import type { CreateTicketInput } from '../schemas'
import { tellAgency } from './tell-agency'
import { writingClient } from './writing-client'

/**
 * Opens a ticket of the sender's own client and owes the agency a mail. A submission that comes again with the same
 * words is the same ticket.
 */
export const createTicket = (
  context: Context,
  { title, description, priority, submission_id }: CreateTicketInput,
): Promise<{ id: string }> =>
  inTransaction(context.req, async () => {
    const { req } = context
    const writer = await writingClient(context)
    const words = [title, description, priority]
    const id = rowIdOf('tickets', { user: writer.author.id, words, id: submission_id })
    const [made] = await sql<{ id: string }>(
      req,
      statement`
        insert into tickets (id, client_id, opened_by_id, title, description, priority, status)
        values (${id}, ${writer.client.id}, ${writer.author.id}, ${title}, ${description},
          ${priority}::enum_tickets_priority, 'open')
        on conflict (id) do nothing returning id`,
    )
    if (made)
      await tellAgency(req, writer, {
        kind: 'ticket-opened',
        subjectId: id,
        ticketId: id,
        title,
        priority,
        body: description,
        reopened: false,
      })
    return { id }
  })
