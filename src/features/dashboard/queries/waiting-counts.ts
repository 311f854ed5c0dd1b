import type { PayloadRequest } from 'payload'

import { MAX_COUNTED_LEADS } from '@/features/leads/board-rules'
import { URGENT_HOURS } from '@/features/leads/clock-rules'
import { PROMISED_HOURS } from '@/features/leads/first-reply-rules'
import { isAdmin } from '@/lib/roles'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'
import { FAILED_DAYS } from './failed-emails'
import { openTickets } from './open-tickets'
import { unanswered } from './unanswered-leads'

/** How many of each wait for staff, as in 'What needs me today'. */
export type WaitingCounts = {
  /** Counted up to `MAX_COUNTED_LEADS` and one. */
  leads: number
  /** The clock of a lead has less than `URGENT_HOURS` left, or has run out. */
  isLeadUrgent: boolean
  /** Urgent, or waiting for an answer of ours. */
  tickets: number
  proposals: number
  /** Posts whose translation has something to do. */
  translations: number
  /** null for anyone but admins. */
  failedEmails: number | null
}

/** Counts in one statement, because each page of the admin shows them. For staff only: throws AppError 'forbidden'. */
export async function findWaitingCounts(req: PayloadRequest): Promise<WaitingCounts> {
  requireStaff(req)
  const [counts] = await runSql<WaitingCounts>(
    req,
    sql`
      select
        (select count(*)::int from (
          select from leads l where ${unanswered} limit ${MAX_COUNTED_LEADS + 1}) counted) as leads,
        exists (select from leads l where ${unanswered}
          and l.created_at <= now() - ${PROMISED_HOURS - URGENT_HOURS} * interval '1 hour') as "isLeadUrgent",
        (select count(*)::int from (${openTickets}) t where t.urgent or t.waits) as tickets,
        (select count(*)::int from proposals
          where status = 'sent' and (expires_at is null or expires_at >= now())) as proposals,
        (select count(*)::int from translations t join posts p on p.id = t.document_id
          where t.slug = 'posts' and p.archived_at is null and t.stale + t.unread + t.missing > 0) as translations,
        (select count(*)::int from outbox
          where status = 'failed' and updated_at > now() - ${FAILED_DAYS} * interval '1 day') as "failedEmails"`,
  )
  if (!counts) throw new Error('the counts were not read')
  return isAdmin(req.user) ? counts : { ...counts, failedEmails: null }
}
