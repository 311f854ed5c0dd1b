import type { PayloadRequest } from 'payload'

import { firstReplyFigures, PROMISED_HOURS, type FirstReplyFigures } from '@/features/leads/first-reply-rules'
import { leadStatuses, type LeadStatus } from '@/features/leads/rules'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'
import { CLOSED_DAYS, WEEKS } from '../chart-rules'

/** The first replies to the leads that arrived in a week. `monday` is a date such as 2026-11-16, in UTC. */
export type WeekOfReplies = FirstReplyFigures & { monday: string }

export type DashboardCharts = {
  /** Leads by status: the open ones of now, the closed ones of the last `CLOSED_DAYS` days. */
  pipeline: Record<LeadStatus, number>
  /** The last `WEEKS` weeks, oldest first; the last one is the current week. */
  weeks: WeekOfReplies[]
}

/** The sums and the deltas that the worker has not folded into them yet. Reads no lead. */
const statistics = sql`(
  select measure, day, value, count from lead_statistics
  union all select measure, day, value, count from lead_statistics_deltas)`
const today = sql`(now() at time zone 'UTC')::date`

/** For staff only: throws AppError 'forbidden'. */
export async function findDashboardCharts(req: PayloadRequest): Promise<DashboardCharts> {
  requireStaff(req)
  const [pipeline, weeks] = await Promise.all([findPipeline(req), findWeeks(req)])
  return { pipeline, weeks }
}

async function findPipeline(req: PayloadRequest): Promise<DashboardCharts['pipeline']> {
  const rows = await runSql<{ status: LeadStatus; leads: number }>(
    req,
    sql`
      select value as status, greatest(sum(count), 0)::int as leads from ${statistics} s
      where measure = 'status' and (value not in ('closed_won', 'closed_lost') or day > ${today} - ${CLOSED_DAYS}::int)
      group by value`,
  )
  const counts = new Map(rows.map(({ status, leads }) => [status, leads]))
  return Object.fromEntries(
    leadStatuses.map((status) => [status, counts.get(status) ?? 0]),
  ) as DashboardCharts['pipeline']
}

/**
 * The leads of a day count as late when all of them are: two days later. Those of yesterday are counted in the partial index
 * `leads_unanswered_idx`.
 */
async function findWeeks(req: PayloadRequest): Promise<WeekOfReplies[]> {
  const rows = await runSql<{ monday: string; histogram: Record<number, number>; late: number }>(
    req,
    sql`
      with weeks as (
        select (date_trunc('week', ${today}) - number * interval '1 week')::date as monday
        from generate_series(0, ${WEEKS - 1}::int) number
      ), yesterday as (
        select count(*) as leads from leads l
        where l.status = 'new' and l.first_reply_at is null
          and l.created_at >= (${today} - 1)::timestamp at time zone 'UTC'
          and l.created_at <= now() - ${PROMISED_HOURS} * interval '1 hour'
      ), sums as (
        select date_trunc('week', day)::date as monday, measure, value, sum(count) as leads from ${statistics} s
        where measure in ('replied', 'waiting') and day >= (select min(monday) from weeks)
          and (measure = 'replied' or day <= ${today} - 2) group by 1, 2, 3
      )
      select w.monday::text,
        coalesce(json_object_agg(s.value, s.leads) filter (where s.measure = 'replied'), '{}') as histogram,
        (coalesce(sum(s.leads) filter (where s.measure = 'waiting'), 0)
          + case when w.monday = date_trunc('week', ${today} - 1)::date then (select leads from yesterday) else 0 end
        )::int as late
      from weeks w left join sums s on s.monday = w.monday group by w.monday order by w.monday`,
  )
  return rows.map(({ monday, histogram, late }) => ({
    monday,
    ...firstReplyFigures(histogram, Math.max(0, late)),
  }))
}
