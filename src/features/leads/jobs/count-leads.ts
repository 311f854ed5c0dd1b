import type { Payload } from 'payload'

import { autocommit, sql } from '@/lib/server/db/sql'

/** Counts a lead in the statistics, once, even if several workers do it; a deleted lead is left out. */
export async function countLead(payload: Payload, id: string): Promise<void> {
  await autocommit(payload, sql`select count_lead(${id}::uuid)`)
}

/**
 * Returns the ids of leads of the last week that are not counted yet, although the job that capture queued should have run.
 */
export async function uncountedLeads(payload: Payload, limit: number): Promise<string[]> {
  const rows = await autocommit<{ id: string }>(
    payload,
    sql`
      select l.id from leads l
      where l.created_at between now() - interval '7 days' and now() - interval '30 seconds'
        and not exists (select from counted_leads c where c.lead_id = l.id)
      order by l.created_at desc limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** Deltas that one statement folds. */
const BATCH = 10_000

/**
 * Adds the deltas of the lead statistics to their sums and deletes them, in one statement for each batch. The order of the
 * rows keeps two workers from waiting for each other in a circle.
 */
export async function foldLeadStatistics(payload: Payload): Promise<void> {
  let folded = BATCH
  while (folded === BATCH) {
    const [row] = await autocommit<{ folded: number }>(
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
    )
    folded = row?.folded ?? 0
  }
}
