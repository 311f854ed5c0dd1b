import { lt } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'

import { pendingTicketReplies } from '@/lib/server/db/own-tables'
import { autocommitDatabase, sql } from '@/lib/server/db/sql'
import { sendPendingReply } from '../operations/send-pending-reply'

/** Sends a pending reply that can no longer be undone. Does nothing when it was sent or undone. Runs in the worker. */
export async function sendDueReply(payload: Payload, id: string): Promise<void> {
  await sendPendingReply(await createLocalReq({}, payload), id, { onlyDue: true })
}

/** Returns the ids of replies whose job should have run, oldest first. */
export async function dueReplies(payload: Payload, limit: number): Promise<string[]> {
  const rows = await autocommitDatabase(payload)
    .select({ id: pendingTicketReplies.id })
    .from(pendingTicketReplies)
    .where(lt(pendingTicketReplies.sendAt, sql`now() - interval '2 seconds'`))
    .orderBy(pendingTicketReplies.sendAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}
