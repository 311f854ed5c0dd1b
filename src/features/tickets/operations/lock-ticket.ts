import type { PayloadRequest } from 'payload'

import { AppError, type CurrentValue } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'
import type { TicketPriority, TicketStatus } from '../rules'

export type LockedTicket = { id: string; status: TicketStatus; priority: TicketPriority }

/**
 * Reads a ticket for staff and locks it until the transaction ends. Throws AppError 'forbidden' for anyone else, and
 * 'not_found' when someone has deleted it.
 */
export async function lockTicketForStaff(req: PayloadRequest, id: string): Promise<LockedTicket> {
  requireStaff(req)
  const [ticket] = await runSql<LockedTicket>(
    req,
    sql`select id, status, priority from tickets where id = ${id} for no key update`,
  )
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
  const [change] = await runSql<Pick<CurrentValue, 'changedBy' | 'changedAt'>>(
    req,
    sql`
      select author_name as "changedBy", to_json(created_at) #>> '{}' as "changedAt" from ticket_messages
      where ticket_id = ${id} and type = 'status_change' order by created_at desc, id desc limit 1`,
  )
  const { changedBy, changedAt } = change ?? { changedBy: null, changedAt: null }
  throw new AppError('conflict', { current: { value: status, changedBy, changedAt } })
}
