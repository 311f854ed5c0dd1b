import { and, asc, desc, eq, gt, gte, isNull, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { isAdmin } from '@/lib/roles'
import { findDashboardCalls, type DashboardCalls } from '@/features/calls/queries/staff-calls'
import { requireStaff } from '@/lib/server/http/authorize'
import { databaseOf, preparedSelect, sql, utcTime } from '@/lib/server/db/sql'
import type { Proposal } from '@/payload-types'
import { clients, outbox, proposals } from '@/payload-tables'
import { findOpenTickets, type OpenTickets } from './open-tickets'
import { findUnansweredLeads, type UnansweredLeads } from './unanswered-leads'

/** An email that could not be sent. `reason` is what the mail server said. */
export type FailedEmail = {
  id: string
  kind: string
  recipient: string
  reason: string | null
  failedAt: string
}

type FailedEmails = { list: FailedEmail[]; total: number }

const MAX_LISTED = 5

/** As in the system health (src/features/system/queries.ts). */
export const FAILED_DAYS = 7

/** How many rows there are, whatever the limit. */
const total = sql`count(*) over ()`.mapWith(Number).as('total')

/** Takes the total out of the rows that carry it. */
const listed = <Row extends { total: number }>(rows: Row[]) => ({
  list: rows.map(({ total: _, ...row }) => row),
  total: rows[0]?.total ?? 0,
})

const selectFailedEmails = preparedSelect('failed-emails', (db) => {
  const { id, kind, recipient, lastError, updatedAt, status } = outbox
  const since = sql`now() - ${FAILED_DAYS} * interval '1 day'`
  return db
    .select({ id, kind, recipient, reason: lastError, failedAt: utcTime(updatedAt), total })
    .from(outbox)
    .where(and(eq(status, 'failed'), gt(updatedAt, since)))
    .orderBy(desc(updatedAt), asc(id))
    .limit(MAX_LISTED)
})

/** Returns the emails that failed in the last week, newest first; null for anyone but admins. */
async function findFailedEmails(req: PayloadRequest): Promise<FailedEmails | null> {
  if (!isAdmin(req.user)) return null
  return listed(await selectFailedEmails(await databaseOf(req)).execute())
}

/** A proposal that was sent and can be signed. The amount is in cents. */
export type OpenProposal = Pick<
  Proposal,
  'id' | 'title' | 'amount' | 'currency' | 'sentAt' | 'expiresAt' | 'owner'
> & {
  number: number
  client: { id: string; name: string; company: string | null } | null
}

type OpenProposals = { list: OpenProposal[]; total: number }

const selectOpenProposals = preparedSelect('open-proposals', (db) => {
  const { id, number, title, amount, currency, sentAt, expiresAt, owner, status } = proposals
  const isOpen = or(isNull(expiresAt), gte(expiresAt, sql`now()`))
  return db
    .select({
      ...{ id, title, amount, currency, owner, total },
      number: sql`coalesce(${number}, 0)`.mapWith(Number),
      sentAt: utcTime(sentAt),
      expiresAt: utcTime(expiresAt),
      client: {
        id: clients.id,
        name: sql<string>`coalesce(${clients.name}, '')`,
        company: clients.companyName,
      },
    })
    .from(proposals)
    .leftJoin(clients, eq(clients.id, proposals.client))
    .where(and(eq(status, 'sent'), isOpen))
    .orderBy(asc(sentAt), asc(id))
    .limit(MAX_LISTED)
})

/** Returns the proposals that await a signature, the longest waiting first. Callers have checked that the user is staff. */
async function findOpenProposals(req: PayloadRequest): Promise<OpenProposals> {
  return listed(await selectOpenProposals(await databaseOf(req)).execute())
}

/** What needs a staff member today. Each list has its first entries and how many there are. */
export type Today = {
  leads: UnansweredLeads
  tickets: OpenTickets
  proposals: OpenProposals
  calls: DashboardCalls
  /** null for anyone but admins. */
  failedEmails: FailedEmails | null
}

/** For staff only: throws AppError 'forbidden'. */
export async function findToday(req: PayloadRequest): Promise<Today> {
  requireStaff(req)
  const [leads, tickets, proposals, calls, failedEmails] = await Promise.all([
    findUnansweredLeads(req),
    findOpenTickets(req),
    findOpenProposals(req),
    findDashboardCalls(req),
    findFailedEmails(req),
  ])
  return { leads, tickets, proposals, calls, failedEmails }
}
