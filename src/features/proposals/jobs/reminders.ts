import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { databaseOf } from '@/lib/server/db/sql'
import { proposals } from '@/payload-tables'

/** A moment, the agency's zone, and the day that it is there, such as '2026-03-16'. */
export type Moment = { at: Date; zone: string; today: string }

/** The reminders of each kind in one run. The next one continues. */
export const MAX_REMINDERS = 200

/** Locks a proposal that was sent and is not decided. Returns whether there is one that no other transaction has locked. */
export async function lockOpenProposal(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.id, id), eq(proposals.status, 'sent')))
    .for('no key update', { skipLocked: true })
  return rows.length > 0
}
