import { and, desc, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { asUser } from '@/lib/server/db/local-api'
import { inTransaction, databaseOf, sql, isoTime } from '@/lib/server/db/sql'
import { type Context, requireStaff } from '@/lib/server/http/authorize'
import { AppError } from '@/lib/app-error'
import { ticket_messages, tickets } from '@/payload-tables'
import { displayName } from '@/lib/person-name'
import { submissionRowId } from '@/lib/server/db/once'
import { announce } from '@/lib/server/live/announce'
import type { SetTicketStatusInput, SetTicketPriorityInput, AddTicketNoteInput } from '../board-schemas'
import type { TicketStatus, TicketPriority } from '../rules'

export type LockedTicket = { id: string; status: TicketStatus; priority: TicketPriority }

/**
 * Reads a ticket for staff and locks it until the transaction ends. Throws AppError 'forbidden' for anyone else, and
 * 'not_found' when someone has deleted it.
 */
export async function lockTicketForStaff(req: PayloadRequest, id: string): Promise<LockedTicket> {
  requireStaff(req)
  const db = await databaseOf(req)
  const [ticket] = await db
    .select({ id: tickets.id, status: tickets.status, priority: tickets.priority })
    .from(tickets)
    .where(eq(tickets.id, id))
    .for('no key update')
  if (!ticket) throw new AppError('not_found')
  return ticket
}

/**
 * Throws AppError 'conflict' with the current status and who set it, unless the ticket has the status that the screen
 * showed: someone else has changed it meanwhile, and their change must not be lost unseen.
 */
export async function requireExpectedStatus(
  req: PayloadRequest,
  { id, status }: LockedTicket,
  expected: TicketStatus | undefined,
): Promise<void> {
  if (status === expected) return
  const db = await databaseOf(req)
  const [change] = await db
    .select({ changedBy: ticket_messages.authorName, changedAt: isoTime(ticket_messages.createdAt) })
    .from(ticket_messages)
    .where(and(eq(ticket_messages.ticket, id), eq(ticket_messages.type, 'status_change')))
    .orderBy(desc(ticket_messages.createdAt), desc(ticket_messages.id))
    .limit(1)
  const { changedBy, changedAt } = change ?? { changedBy: null, changedAt: null }
  throw new AppError('conflict', { current: { value: status, changedBy, changedAt } })
}

/**
 * Sets the status of a ticket; the thread records who did, and the client gets an email when it is resolved or closed.
 * Throws AppError 'not_found' for a deleted ticket, and 'conflict' with the current status when it is not the expected one.
 * Setting the status that the ticket has changes nothing.
 */
export async function setTicketStatus(
  { req }: Context,
  { ticket: id, status, expected }: SetTicketStatusInput,
): Promise<{ status: TicketStatus }> {
  return inTransaction(req, async () => {
    const ticket = await lockTicketForStaff(req, id)
    if (ticket.status === status) return { status }
    await requireExpectedStatus(req, ticket, expected)
    await asUser(req).update({ collection: 'tickets', id, data: { status }, depth: 0 })
    return { status }
  })
}

/**
 * Sets the priority of a ticket. Throws AppError 'not_found' for a deleted ticket, and 'conflict' with the current priority
 * when it is not the expected one. Setting the priority that the ticket has changes nothing.
 */
export async function setTicketPriority(
  { req }: Context,
  { ticket: id, priority, expected }: SetTicketPriorityInput,
): Promise<{ priority: TicketPriority }> {
  return inTransaction(req, async () => {
    const ticket = await lockTicketForStaff(req, id)
    if (ticket.priority === priority) return { priority }
    if (ticket.priority !== expected)
      throw new AppError('conflict', {
        current: { value: ticket.priority, changedBy: null, changedAt: null },
      })
    await asUser(req).update({ collection: 'tickets', id, data: { priority }, depth: 0 })
    return { priority }
  })
}

/**
 * Adds an internal note to a ticket, which no client ever reads. A repeated submission with the same content adds nothing
 * again. Throws AppError 'not_found' for a deleted ticket.
 */
export async function addTicketNote(
  { req, user }: Context,
  { ticket, body, submission_id }: AddTicketNoteInput,
): Promise<{ id: string }> {
  if (!user) throw new AppError('unauthenticated')
  return inTransaction(req, async () => {
    await lockTicketForStaff(req, ticket)
    const content = ['note', ticket, body]
    const id = submissionRowId('ticket_messages', { user: user.id, content, id: submission_id })
    const db = await databaseOf(req)
    const [added] = await db
      .insert(ticket_messages)
      .values({
        id,
        ticket,
        type: 'reply',
        visibility: 'internal',
        body,
        author: user.id,
        authorName: displayName(user),
        fromStaff: true,
        createdAt: sql`clock_timestamp()`,
      })
      .onConflictDoNothing({ target: ticket_messages.id })
      .returning({ id: ticket_messages.id })
    if (added) await announce(req, 'tickets', ticket)
    return { id }
  })
}
