import { createLocalReq, type Payload } from 'payload'

import { autocommit, sql } from '@/lib/server/db/sql'
import { sendPendingReply } from '../operations/send-pending-reply'

/** Sends a pending reply that can no longer be undone. Does nothing when it was sent or undone. Runs in the worker. */
export async function sendDueReply(payload: Payload, id: string): Promise<void> {
  await sendPendingReply(await createLocalReq({}, payload), id, { onlyDue: true })
}

/** Returns the ids of replies whose job should have run, oldest first. */
export async function dueReplies(payload: Payload, limit: number): Promise<string[]> {
  const rows = await autocommit<{ id: string }>(
    payload,
    sql`
      select id from pending_ticket_replies where send_at < now() - interval '2 seconds' order by send_at limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}
