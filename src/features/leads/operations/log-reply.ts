import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { isoTime } from '@/lib/server/db/expressions'
import { asSystem } from '@/lib/server/db/local-api'
import { databaseOf } from '@/lib/server/db/sql'
import { leads } from '@/payload-tables'
import type { ActivityData, LeadStatus } from '../rules'

/** What the board shows after a reply. */
export type ReplyResult = { status: LeadStatus; firstReplyAt: string | null }

/**
 * Adds a reply to the history of a lead. The hooks of the collection stop the clock and move a new lead to contacted. As the
 * system, because staff cannot write an activity's data; the activity names the user of the request as its actor.
 */
export async function logReply(req: PayloadRequest, lead: string, data: ActivityData): Promise<ReplyResult> {
  const activity = { lead, type: 'reply_logged' as const, data }
  await asSystem(req).create({ collection: 'lead-activities', data: activity, depth: 0 })
  return findReplyState(req, lead)
}

/** Returns what a reply has changed, as the transaction sees it. */
export async function findReplyState(req: PayloadRequest, lead: string): Promise<ReplyResult> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ status: leads.status, firstReplyAt: isoTime(leads.firstReplyAt) })
    .from(leads)
    .where(eq(leads.id, lead))
  if (!row) throw new Error('the lead was not returned')
  return row
}
