import { and, between, count, eq, exists, gt, gte, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { MAX_COUNTED_LEADS } from '@/features/leads/board-rules'
import { URGENT_HOURS, PROMISED_HOURS } from '@/features/leads/first-reply-rules'
import { clockBegin, isUnanswered } from '@/features/leads/queries/lead-conditions'
import { isAdmin } from '@/lib/roles'
import { requireStaff } from '@/lib/server/http/authorize'
import { translations } from '@/lib/server/db/own-tables'
import { databaseOf, preparedSelect, sql } from '@/lib/server/db/sql'
import { calls, leads, outbox, posts, proposals, users } from '@/payload-tables'
import { FAILED_DAYS } from './today'
import { openTickets } from './open-tickets'

/** How many of each wait for staff, as in 'What needs me today'. */
export type WaitingCounts = {
  /** Counted up to `MAX_COUNTED_LEADS` and one. */
  leads: number
  /** The clock of a lead has less than `URGENT_HOURS` left, or has run out. */
  isLeadUrgent: boolean
  /** Booked calls of the person, and those that nobody takes, from a day ago to a day ahead. */
  calls: number
  /** Urgent, or waiting for an answer of ours. */
  tickets: number
  proposals: number
  /** Posts whose translation has something to do. */
  translations: number
  /** null for anyone but admins. */
  failedEmails: number | null
}

const builder = new QueryBuilder()

const urgentSince = sql`now() - ${PROMISED_HOURS - URGENT_HOURS} * interval '1 hour'`
const urgentLead = builder
  .select({ id: leads.id })
  .from(leads)
  .where(and(isUnanswered, lte(clockBegin, urgentSince)))

const countedLeads = builder
  .select({ one: sql`1` })
  .from(leads)
  .where(isUnanswered)
  .limit(MAX_COUNTED_LEADS + 1)
  .as('counted_leads')
const leadCount = builder
  .select({ leads: count().as('leads') })
  .from(countedLeads)
  .as('lead_count')
/** Those that nobody has marked wait as long as they keep their lead from waiting (`replyClock`). */
const callCount = builder
  .select({ calls: count().as('calls') })
  .from(calls)
  .leftJoin(users, eq(users.id, calls.person))
  .where(
    and(
      eq(calls.status, 'booked'),
      between(calls.startsAt, sql`now() - interval '1 day'`, sql`now() + interval '1 day'`),
      or(
        eq(calls.person, sql.placeholder('person')),
        and(gt(calls.startsAt, sql`now()`), or(isNull(calls.person), isNotNull(users.deactivatedAt))),
      ),
    ),
  )
  .as('call_count')
const ticketCount = builder
  .select({ tickets: count().as('tickets') })
  .from(openTickets)
  .where(or(openTickets.isUrgent, openTickets.waitsForUs))
  .as('ticket_count')
const proposalCount = builder
  .select({ proposals: count().as('proposals') })
  .from(proposals)
  .where(
    and(eq(proposals.status, 'sent'), or(isNull(proposals.expiresAt), gte(proposals.expiresAt, sql`now()`))),
  )
  .as('proposal_count')
const { stale, unread, missing } = translations
const translationCount = builder
  .select({ translations: count().as('translations') })
  .from(translations)
  .innerJoin(posts, eq(posts.id, translations.document))
  .where(
    and(eq(translations.slug, 'posts'), isNull(posts.archivedAt), sql`${stale} + ${unread} + ${missing} > 0`),
  )
  .as('translation_count')
const failedSince = sql`now() - ${FAILED_DAYS} * interval '1 day'`
const failedCount = builder
  .select({ failedEmails: count().as('failed_emails') })
  .from(outbox)
  .where(and(eq(outbox.status, 'failed'), gt(outbox.updatedAt, failedSince)))
  .as('failed_count')

/** One statement, because each page of the admin shows them; prepared, because to plan it takes eight times as long as to run it. */
const selectCounts = preparedSelect('waiting-counts', (db) =>
  db
    .select({
      leads: leadCount.leads,
      isLeadUrgent: sql<boolean>`${exists(urgentLead)}`,
      calls: callCount.calls,
      tickets: ticketCount.tickets,
      proposals: proposalCount.proposals,
      translations: translationCount.translations,
      failedEmails: failedCount.failedEmails,
    })
    .from(leadCount)
    .crossJoin(callCount)
    .crossJoin(ticketCount)
    .crossJoin(proposalCount)
    .crossJoin(translationCount)
    .crossJoin(failedCount),
)

/** For staff only: throws AppError 'forbidden'. */
export async function findWaitingCounts(req: PayloadRequest): Promise<WaitingCounts> {
  const { id: person } = requireStaff(req)
  const [counts] = await selectCounts(await databaseOf(req)).execute({ person })
  if (!counts) throw new Error('the counts were not read')
  return isAdmin(req.user) ? counts : { ...counts, failedEmails: null }
}
