import { and, eq, gt, lte } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { pendingTicketReplies } from '@/lib/server/db/own-tables'
import { databaseOf, inTransaction, sql, isoTime } from '@/lib/server/db/sql'
import { announce } from '@/lib/server/live/announce'
import { ticket_messages, tickets } from '@/payload-tables'
import { queueClientEmail } from '../queue-client-email'
import type { TicketStatus } from '../rules'
import { storeStatusChange } from './store-status-change'

type PendingReply = NonNullable<Awaited<ReturnType<typeof takeReply>>>

/**
 * Sends a pending reply, once: makes it a message of the thread that is dated as it was written, sets the status that was
 * chosen with it and queues one email, in one transaction. The status stays as it is when someone has changed it since, or
 * when the client has written. Returns whether there was a pending reply. With `onlyDue`, one that can still be undone
 * stays.
 */
export async function sendPendingReply(
  req: PayloadRequest,
  id: string,
  { onlyDue = false } = {},
): Promise<boolean> {
  return inTransaction(req, async () => {
    // Lock the ticket first, as deleting it does, so that the two cannot deadlock.
    const db = await databaseOf(req)
    const pending = db
      .select({ ticket: pendingTicketReplies.ticket })
      .from(pendingTicketReplies)
      .where(eq(pendingTicketReplies.id, id))
    const [ticket] = await db
      .select({ status: tickets.status })
      .from(tickets)
      .where(eq(tickets.id, pending))
      .for('no key update')
    const reply = ticket && (await takeReply(req, id, onlyDue))
    if (!reply) return false
    await insertMessage(req, id, reply)
    const status = await statusToSet(req, ticket.status, reply)
    const author = { id: reply.author, name: reply.authorName, fromStaff: true }
    if (status) await storeStatusChange(req, reply.ticket, status, { author, messageId: id })
    await queueClientEmail(req, {
      id,
      ticket: reply.ticket,
      author: reply.authorName,
      body: reply.body,
      status,
    })
    await announce(req, 'tickets', reply.ticket)
    return true
  })
}

/** Removes the pending reply and returns it. Of parallel calls, only one gets it. */
async function takeReply(req: PayloadRequest, id: string, onlyDue: boolean) {
  const db = await databaseOf(req)
  const isDue = onlyDue ? lte(pendingTicketReplies.sendAt, sql`clock_timestamp()`) : undefined
  const [reply] = await db
    .delete(pendingTicketReplies)
    .where(and(eq(pendingTicketReplies.id, id), isDue))
    .returning({
      ticket: pendingTicketReplies.ticket,
      author: pendingTicketReplies.author,
      authorName: pendingTicketReplies.authorName,
      body: pendingTicketReplies.body,
      status: pendingTicketReplies.status,
      expected: pendingTicketReplies.expectedStatus,
      createdAt: isoTime(pendingTicketReplies.createdAt),
    })
  return reply
}

async function insertMessage(req: PayloadRequest, id: string, reply: PendingReply): Promise<void> {
  const { ticket, author, authorName, body, createdAt } = reply
  const db = await databaseOf(req)
  await db.insert(ticket_messages).values({
    id,
    ticket,
    type: 'reply',
    visibility: 'public',
    body,
    author,
    authorName,
    fromStaff: true,
    createdAt,
  })
}

async function statusToSet(
  req: PayloadRequest,
  present: TicketStatus,
  { ticket, status, expected, createdAt }: PendingReply,
): Promise<TicketStatus | undefined> {
  if (!status || status === present || expected !== present) return undefined
  const db = await databaseOf(req)
  const [newer] = await db
    .select({ id: ticket_messages.id })
    .from(ticket_messages)
    .where(
      and(
        eq(ticket_messages.ticket, ticket),
        sql`${ticket_messages.fromStaff} is not true`,
        gt(ticket_messages.createdAt, createdAt),
      ),
    )
    .limit(1)
  return newer ? undefined : status
}
