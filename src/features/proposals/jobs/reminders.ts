import type { PayloadRequest } from 'payload'

import { runSql, sql } from '@/lib/server/db/sql'

/** A moment, the agency's zone, and the day that it is there, such as '2026-03-16'. */
export type Moment = { at: Date; zone: string; today: string }

/** The reminders of each kind in one run. The next one continues. */
export const MAX_REMINDERS = 200

/** Joins the version `v` that was sent last to a proposal `p`. */
export const latestVersion = sql`
  join lateral (select * from proposal_versions where proposal_id = p.id order by number desc limit 1) v on true`

/** Locks a proposal that was sent and is not decided. Returns whether there is one that no other transaction has locked. */
export async function lockOpenProposal(req: PayloadRequest, id: string): Promise<boolean> {
  const rows = await runSql(
    req,
    sql`select id from proposals where id = ${id} and status = 'sent' for no key update skip locked`,
  )
  return rows.length > 0
}
