import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { pendingTicketReplies } from '@/lib/server/db/own-tables'
import { autocommitDatabase, isoTime } from '@/lib/server/db/sql'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { sendPendingReply } from '../operations/send-pending-reply'

/** Sends a pending reply that can no longer be undone. Does nothing when it was sent or undone. Runs in the worker. */
export async function sendDueReply(payload: Payload, id: string): Promise<void> {
  await sendPendingReply(await createLocalReq({}, payload), id, { onlyDue: true })
}

/** A pending reply, and the ISO time from which it can no longer be undone. */
type PendingReply = { id: string; at: string }

/** How long after that time its job waits, in milliseconds: the author's page sends it first, if it is open. */
const JOB_DELAY_MS = 1_000

/** Queues the job of a pending reply in the transaction of the request. */
export const queueReply = (req: PayloadRequest, { id, at }: PendingReply): Promise<void> => {
  const startAt = new Date(Date.parse(at) + JOB_DELAY_MS).toISOString()
  return enqueue(req, 'deliver-ticket-reply', [{ replyId: id, at }], { startAt })
}

export const pendingReplies = (payload: Payload): Promise<PendingReply[]> =>
  autocommitDatabase(payload)
    .select({ id: pendingTicketReplies.id, at: isoTime(pendingTicketReplies.sendAt) })
    .from(pendingTicketReplies)
    .orderBy(pendingTicketReplies.sendAt)
