import { and, between, eq, isNull, lt, or, type SQL, type SQLWrapper } from 'drizzle-orm'

import { wordConditions } from '@/lib/server/db/search'
import { sql } from '@/lib/server/db/sql'
import { leads } from '@/payload-tables'
import type { LeadFilter } from '../board-rules'
import { PROMISED_HOURS } from '../first-reply-rules'

/** Conditions of typed queries on leads. */

/** Since when a lead waits, whether or not a call is booked. The figures of the dashboard count from it. */
export const waitsSince = sql<string>`coalesce(${leads.waitsSince}, ${leads.createdAt})`

/** When the clock of a lead begins, as `clockBegin` of the rules. The partial index `leads_unanswered_idx` is in this order. */
export const clockBegin = sql<string>`coalesce(${leads.callAt}, ${leads.waitsSince}, ${leads.createdAt})`

/** As in `replyClock`: a booked call takes the place of the clock. */
const hasNoCall = or(
  isNull(leads.callAt),
  lt(leads.callAt, sql`now() - ${PROMISED_HOURS} * interval '1 hour'`),
)

/** All but the call are those of the partial index `leads_unanswered_idx`, so that no other lead is read. */
export const isUnanswered = and(
  eq(leads.status, 'new'),
  isNull(leads.firstReplyAt),
  sql`${leads.replyPromised} is not false`,
  hasNoCall,
)

/** Created in the last week, but not in the last 30 seconds, in which the job that capture queued should run. */
export const isFollowUpDue = between(
  leads.createdAt,
  sql`now() - interval '7 days'`,
  sql`now() - interval '30 seconds'`,
)

/** The conditions of the filter without its search. */
export function filterConditions({ status, source, assignee }: LeadFilter): SQL | undefined {
  return and(
    status ? eq(leads.status, status) : undefined,
    source ? eq(leads.sourceName, source) : undefined,
    assignee ? isAssignedTo(assignee) : undefined,
  )
}

const isAssignedTo = (assignee: string) =>
  assignee === 'unassigned' ? isNull(leads.assignedTo) : eq(leads.assignedTo, assignee)

/** Every word occurs in name, email, company or the digits of the phone number. */
export const hasWords = (query: string, { search }: { search: SQLWrapper } = leads) =>
  and(...wordConditions(search, query))
