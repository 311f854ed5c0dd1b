import { and, desc, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/http/authorize'
import { databaseOf, isoTime } from '@/lib/server/db/sql'
import { ticket_messages, tickets } from '@/payload-tables'
import type { TicketPriority, TicketStatus } from '../rules'

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
