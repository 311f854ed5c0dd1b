import { and, desc, eq } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'

import { sql, coalesce } from '@/lib/server/db/sql'
import { ticket_messages, tickets, users } from '@/payload-tables'

/** Parts of queries of `tickets` that join `users` for the account that opened the ticket, and `lastReply` laterally. */

/** The last public reply. */
export const lastReply = new QueryBuilder()
  .select({
    isFromStaff: sql<boolean>`coalesce(${ticket_messages.fromStaff}, false)`.as('is_from_staff'),
    createdAt: ticket_messages.createdAt,
  })
  .from(ticket_messages)
  .where(
    and(
      eq(ticket_messages.ticket, tickets.id),
      eq(ticket_messages.visibility, 'public'),
      eq(ticket_messages.type, 'reply'),
    ),
  )
  .orderBy(desc(ticket_messages.createdAt))
  .limit(1)
  .as('last_reply')

/** When the last public reply was written, or the ticket was opened. */
export const lastMessageAt = coalesce(lastReply.createdAt, tickets.createdAt)

/**
 * The last public reply is the client's, or a client opened the ticket and nobody has answered. The account of a client who
 * opened it may be deleted; that of staff is only deactivated.
 */
export const waitsForStaff = sql<boolean>`coalesce(not ${lastReply.isFromStaff}, ${users.role} = 'client', true)`
