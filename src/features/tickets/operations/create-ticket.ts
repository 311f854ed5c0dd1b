import { and, eq, isNotNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import { type Context, requireStaff } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { submissionRowId } from '@/lib/server/db/once'
import type { SubjectKind, SubjectReference } from '@/lib/ticket-subject'
import { invoices, proposals, tickets } from '@/payload-tables'
import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import type { CreateTicketInput } from '../schemas'
import { notifyStaff, requireClientAccount } from './client-writer'
import type { CreateTicketForClientInput } from '../board-schemas'

const subjects = { invoice: invoices, proposal: proposals, ticket: tickets }

/**
 * Checks that the subject of a ticket belongs to the client. Throws AppError 'invalid' when it does not, and for a proposal
 * that was never sent, which does not exist for its client.
 */
async function requireOwnSubject(
  req: PayloadRequest,
  { kind, id }: SubjectReference,
  client: string,
): Promise<void> {
  const subject = subjects[kind]
  const isSent = kind === 'proposal' ? isNotNull(proposals.sentAt) : undefined
  const db = await databaseOf(req)
  const own = await db.$count(subject, and(eq(subject.id, id), eq(subject.client, client), isSent))
  if (own === 0) throw new AppError('invalid', { fields: { about: 'invalid' } })
}

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
    const db = await databaseOf(req)
    const [created] = await db
      .insert(tickets)
      .values({
        id,
        client: writer.client.id,
        openedBy: writer.author.id,
        title,
        description,
        priority,
        status: 'open',
        invoice: idOf('invoice'),
        proposal: idOf('proposal'),
        earlierTicket: idOf('ticket'),
      })
      .onConflictDoNothing({ target: tickets.id })
      .returning({ id: tickets.id })
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

/**
 * Opens a ticket for a client who called or wrote elsewhere; the client finds it in the portal. A repeated submission with
 * the same content returns the existing ticket. Throws AppError 'invalid' with the field 'client' for a deleted client.
 */
export async function createTicketForClient(
  { req, user }: Context,
  { client, title, description, priority, submission_id }: CreateTicketForClientInput,
): Promise<{ id: string; number: number }> {
  requireStaff(req)
  return inTransaction(req, async () => {
    const options = { depth: 0, disableErrors: true, select: {} } as const
    const owner = await asUser(req).findByID({ collection: 'clients', id: client, ...options })
    if (!owner) throw new AppError('invalid', { fields: { client: 'not_found' } })
    const content = ['staff', client, title, description, priority]
    const id = submissionRowId('tickets', { user: user?.id, content, id: submission_id })
    const db = await databaseOf(req)
    const [created] = await db
      .insert(tickets)
      .values({ id, client, openedBy: user?.id, title, description, priority, status: 'open' })
      .onConflictDoNothing({ target: tickets.id })
      .returning({ id: tickets.id })
    if (created) await announce(req, 'tickets', id)
    const [row] = await db.select({ number: tickets.number }).from(tickets).where(eq(tickets.id, id))
    if (!row) throw new Error('the ticket was not stored')
    return { id, number: row.number }
  })
}
