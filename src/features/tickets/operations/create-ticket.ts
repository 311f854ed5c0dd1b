import { inTransaction, runSql, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { submissionRowId } from '@/lib/server/db/submission-row-id'
import type { SubjectKind } from '@/lib/ticket-subject'
import type { CreateTicketInput } from '../schemas'
import { notifyStaff } from './notify-staff'
import { requireOwnSubject } from './require-own-subject'
import { requireClientAccount } from './require-client-account'

/**
 * Creates a ticket for the client of the signed-in user and queues an email to the agency, or to the owner of the proposal
 * that it is about. A repeated submission with the same content returns the existing ticket. Throws AppError 'not_found'
 * for an account without a client, and 'invalid' when the ticket is about a document that does not belong to the client
 * of the account.
 */
export async function createTicket(
  context: Context,
  { title, description, priority, about, submission_id }: CreateTicketInput,
): Promise<{ id: string }> {
  return inTransaction(context.req, async () => {
    const { req } = context
    const writer = await requireClientAccount(context)
    if (about) await requireOwnSubject(req, about, writer.client.id)
    const content = [title, description, priority, ...(about ? [about.kind, about.id] : [])]
    const id = submissionRowId('tickets', { user: writer.author.id, content, id: submission_id })
    const idOf = (kind: SubjectKind) => (about?.kind === kind ? about.id : null)
    const [created] = await runSql<{ id: string }>(
      req,
      sql`
        insert into tickets (id, client_id, opened_by_id, title, description, priority, status,
          invoice_id, proposal_id, earlier_ticket_id)
        values (${id}, ${writer.client.id}, ${writer.author.id}, ${title}, ${description},
          ${priority}::enum_tickets_priority, 'open',
          ${idOf('invoice')}, ${idOf('proposal')}, ${idOf('ticket')})
        on conflict (id) do nothing returning id`,
    )
    if (!created) return { id }
    await announce(req, 'tickets', id)
    await notifyStaff(req, writer, {
      kind: 'ticket-opened',
      subjectId: id,
      ticketId: id,
      proposalId: idOf('proposal'),
      title,
      priority,
      body: description,
      reopened: false,
    })
    return { id }
  })
}
