import { asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { AppError } from '@/lib/app-error'
import type { SetTicketStatusInput, SetTicketPriorityInput } from '../board-schemas'
import type { TicketStatus, TicketPriority } from '../rules'
import { lockTicketForStaff, requireExpectedStatus } from './lock-ticket'

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
