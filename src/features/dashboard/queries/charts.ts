import { and, eq, gt, gte, inArray, isNull, lte, notInArray, or, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { firstReplyFigures, PROMISED_HOURS, type FirstReplyFigures } from '@/features/leads/first-reply-rules'
import { clockBegin, isUnanswered, waitsSince } from '@/features/leads/queries/lead-conditions'
import { leadStatuses, type LeadStatus } from '@/features/leads/rules'
import { requireStaff } from '@/lib/server/http/authorize'
import { leadStatistics as sums, leadStatisticsDeltas as deltas } from '@/lib/server/db/own-tables'
import { databaseOf, sql, preparedSelect } from '@/lib/server/db/sql'
import { calls, leads } from '@/payload-tables'
import { CLOSED_DAYS, WEEKS } from '../rules'

/** The first replies to the leads that arrived in a week. `monday` is a date such as 2026-11-16, in UTC. */
export type WeekOfReplies = FirstReplyFigures & { monday: string }

export type DashboardCharts = {
  /** Leads by status: the open ones of now, the closed ones of the last `CLOSED_DAYS` days. */
  pipeline: Record<LeadStatus, number>
  /** The last `WEEKS` weeks, oldest first; the last one is the current week. */
  weeks: WeekOfReplies[]
}

const builder = new QueryBuilder()

/** The sums and the deltas that the worker has not folded into them yet. Reads no lead. */
const statistics = builder
  .select({ measure: sums.measure, day: sums.day, value: sums.value, count: sums.count })
  .from(sums)
  .unionAll(
    builder
      .select({ measure: deltas.measure, day: deltas.day, value: deltas.value, count: deltas.count })
      .from(deltas),
  )
  .as('statistics')
const today = sql`(now() at time zone 'UTC')::date`
/** The Monday of a day. */
const weekOf = (day: SQLWrapper) => sql`date_trunc('week', ${day})::date`

/** For staff only: throws AppError 'forbidden'. */
export async function findDashboardCharts(req: PayloadRequest): Promise<DashboardCharts> {
  requireStaff(req)
  const [pipeline, weeks] = await Promise.all([findPipeline(req), findWeeks(req)])
  return { pipeline, weeks }
}

const selectPipeline = preparedSelect('pipeline', (db) => {
  const isOpen = notInArray(statistics.value, ['closed_won', 'closed_lost'])
  const isRecent = gt(statistics.day, sql`${today} - ${CLOSED_DAYS}::int`)
  return db
    .select({
      status: statistics.value,
      leads: sql`greatest(sum(${statistics.count}), 0)`.mapWith(Number),
    })
    .from(statistics)
    .where(and(eq(statistics.measure, 'status'), or(isOpen, isRecent)))
    .groupBy(statistics.value)
})

async function findPipeline(req: PayloadRequest): Promise<DashboardCharts['pipeline']> {
  const rows = await selectPipeline(await databaseOf(req)).execute()
  const counts = new Map(rows.map((row) => [row.status, row.leads]))
  return Object.fromEntries(
    leadStatuses.map((status) => [status, counts.get(status) ?? 0]),
  ) as DashboardCharts['pipeline']
}

const weeks = builder
  .select({ monday: sql<string>`${weekOf(today)} - number * 7`.as('monday') })
  .from(sql`generate_series(0, ${WEEKS - 1}::int) number`)
  .as('weeks')

const firstWeek = sql`${weekOf(today)} - ${(WEEKS - 1) * 7}::int`
const isReply = eq(statistics.measure, 'replied')
const isSettled = lte(statistics.day, sql`${today} - 2`)
const weeklySums = builder
  .select({
    week: sql<string>`${weekOf(statistics.day)}`.as('week'),
    measure: statistics.measure,
    value: statistics.value,
    leads: sql<string>`sum(${statistics.count})`.as('leads'),
  })
  .from(statistics)
  .where(
    and(
      inArray(statistics.measure, ['replied', 'waiting']),
      gte(statistics.day, firstWeek),
      or(isReply, isSettled),
    ),
  )
  .groupBy(sql`1, 2, 3`)
  .as('weekly_sums')

/** Of the leads that the sums count as waiting, those with a booked call: they wait for nothing else (`replyClock`). */
const waitsSinceDay = sql`(${waitsSince} at time zone 'UTC')::date`
const withCall = builder
  .select({
    week: sql<string>`${weekOf(waitsSinceDay)}`.as('call_week'),
    leads: sql<string>`count(distinct ${leads.id})`.as('call_leads'),
  })
  .from(calls)
  .innerJoin(leads, eq(leads.id, calls.lead))
  .where(
    and(
      eq(calls.status, 'booked'),
      gte(calls.startsAt, sql`now() - ${PROMISED_HOURS} * interval '1 hour'`),
      eq(leads.status, 'new'),
      isNull(leads.firstReplyAt),
      gte(waitsSinceDay, firstWeek),
      lte(waitsSinceDay, sql`${today} - 2`),
    ),
  )
  .groupBy(sql`1`)
  .as('with_call')

/**
 * The leads of a day count as late when all of them are: two days later. Those of yesterday are counted in the partial index
 * `leads_unanswered_idx`. Prepared, because to plan it takes ten times as long as to run it.
 */
const selectWeeks = preparedSelect('weeks-of-replies', (db) => {
  const midnight = sql`(${today} - 1)::timestamp at time zone 'UTC'`
  const yesterday = db.$count(
    leads,
    and(
      isUnanswered,
      // A call that nobody has marked is no reason to count its lead again: the sums have it where it waited before.
      gte(waitsSince, midnight),
      gte(clockBegin, midnight),
      lte(clockBegin, sql`now() - ${PROMISED_HOURS} * interval '1 hour'`),
    ),
  )
  const { value, measure, leads: count } = weeklySums
  return db
    .select({
      monday: sql<string>`${weeks.monday}::text`,
      histogram: sql<
        Record<string, number>
      >`coalesce(json_object_agg(${value}, ${count}) filter (where ${measure} = 'replied'), '{}')`,
      late: sql`coalesce(sum(${count}) filter (where ${measure} = 'waiting'), 0)
        - coalesce(max(${withCall.leads}), 0)
        + case when ${weeks.monday} = ${weekOf(sql`${today} - 1`)} then ${yesterday} else 0 end`.mapWith(
        Number,
      ),
    })
    .from(weeks)
    .leftJoin(weeklySums, eq(weeklySums.week, weeks.monday))
    .leftJoin(withCall, eq(withCall.week, weeks.monday))
    .groupBy(weeks.monday)
    .orderBy(weeks.monday)
})

async function findWeeks(req: PayloadRequest): Promise<WeekOfReplies[]> {
  const rows = await selectWeeks(await databaseOf(req)).execute()
  return rows.map(({ monday, histogram, late }) => ({
    monday,
    ...firstReplyFigures(histogram, Math.max(0, late)),
  }))
}
