import type { PayloadRequest } from 'payload'

import { inTransaction, runSql, sql } from '@/lib/server/db/sql'
import { announce } from '@/lib/server/live/announce'
import { queueClientEmail } from '../queue-client-email'
import type { TicketStatus } from '../rules'
import { storeStatusChange } from './store-status-change'

type PendingReply = {
  ticket: string
  author: string | null
  authorName: string
  body: string
  status: TicketStatus | null
  expected: TicketStatus | null
  createdAt: string
}

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
    const [ticket] = await runSql<{ status: TicketStatus }>(
      req,
      sql`
        select status from tickets where id = (select ticket_id from pending_ticket_replies where id = ${id})
        for no key update`,
    )
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
async function takeReply(
  req: PayloadRequest,
  id: string,
  onlyDue: boolean,
): Promise<PendingReply | undefined> {
  const [reply] = await runSql<PendingReply>(
    req,
    sql`
      delete from pending_ticket_replies where id = ${id} and (not ${onlyDue} or send_at <= clock_timestamp())
      returning ticket_id as ticket, author_id as author, author_name as "authorName", body, status,
        expected_status as expected, to_json(created_at) #>> '{}' as "createdAt"`,
  )
  return reply
}

const insertMessage = (req: PayloadRequest, id: string, reply: PendingReply) =>
  runSql(
    req,
    sql`
      insert into ticket_messages (id, ticket_id, type, visibility, body, author_id, author_name, from_staff, created_at)
      values (${id}, ${reply.ticket}, 'reply', 'public', ${reply.body}, ${reply.author}::uuid, ${reply.authorName}, true,
        ${reply.createdAt}::timestamptz)`,
  )

async function statusToSet(
  req: PayloadRequest,
  present: TicketStatus,
  { ticket, status, expected, createdAt }: PendingReply,
): Promise<TicketStatus | undefined> {
  if (!status || status === present || expected !== present) return undefined
  const [newer] = await runSql(
    req,
    sql`
      select id from ticket_messages where ticket_id = ${ticket} and not coalesce(from_staff, false)
        and created_at > ${createdAt}::timestamptz limit 1`,
  )
  return newer ? undefined : status
}
