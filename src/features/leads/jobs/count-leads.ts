import { and, desc, eq, notExists } from 'drizzle-orm'
import type { Payload } from 'payload'
import { z } from 'zod'

import { countedLeads } from '@/lib/server/db/own-tables'
import { autocommit, autocommitDatabase, sql } from '@/lib/server/db/sql'
import { leads } from '@/payload-tables'
import { isFollowUpDue } from '../queries/lead-conditions'

/** Counts a lead in the statistics, once, even if several workers do it; a deleted lead is left out. Raw, because it reads no table. */
export async function countLead(payload: Payload, id: string): Promise<void> {
  await autocommit(payload, sql`select count_lead(${id}::uuid)`)
}

/**
 * Returns the ids of leads of the last week that are not counted yet, although the job that capture queued should have run.
 */
export async function uncountedLeads(payload: Payload, limit: number): Promise<string[]> {
  const db = autocommitDatabase(payload)
  const counted = db
    .select({ lead: countedLeads.lead })
    .from(countedLeads)
    .where(eq(countedLeads.lead, leads.id))
  const rows = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(isFollowUpDue, notExists(counted)))
    .orderBy(desc(leads.createdAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Deltas that one statement folds. */
const BATCH = 10_000

/**
 * Adds the deltas of the lead statistics to their sums and deletes them, in one statement for each batch. The order of the
 * rows keeps two workers from waiting for each other in a circle. Raw, because Drizzle inserts no rows that another statement
 * returns.
 */
export async function foldLeadStatistics(payload: Payload): Promise<void> {
  let folded = BATCH
  while (folded === BATCH) {
    const [row] = await autocommit(
      payload,
      sql`
        with folded as (
          delete from lead_statistics_deltas where id in (
            select id from lead_statistics_deltas order by id limit ${BATCH} for update skip locked)
          returning measure, day, value, count
        ), sums as (
          insert into lead_statistics as s (measure, day, value, count)
          select measure, day, value, sum(count) from folded group by 1, 2, 3 order by 1, 2, 3
          on conflict (measure, day, value) do update set count = s.count + excluded.count
        )
        select count(*)::int as folded from folded`,
      z.object({ folded: z.number() }),
    )
    folded = row?.folded ?? 0
  }
}
