import type { PayloadRequest } from 'payload'

import { requireStaff } from '@/lib/server/auth/require-staff'
import { findFailedEmails, type FailedEmails } from './failed-emails'
import { findOpenProposals, type OpenProposals } from './open-proposals'
import { findOpenTickets, type OpenTickets } from './open-tickets'
import { findUnansweredLeads, type UnansweredLeads } from './unanswered-leads'

/** What needs a staff member today. Each list has its first entries and how many there are. */
export type Today = {
  leads: UnansweredLeads
  tickets: OpenTickets
  proposals: OpenProposals
  /** null for anyone but admins. */
  failedEmails: FailedEmails | null
}

/** For staff only: throws AppError 'forbidden'. */
export async function findToday(req: PayloadRequest): Promise<Today> {
  requireStaff(req)
  const [leads, tickets, proposals, failedEmails] = await Promise.all([
    findUnansweredLeads(req),
    findOpenTickets(req),
    findOpenProposals(req, new Date()),
    findFailedEmails(req),
  ])
  return { leads, tickets, proposals, failedEmails }
}
