import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { databaseOf, sql } from '@/lib/server/db/sql'
import { ticket_messages, tickets } from '@/payload-tables'
import type { TicketStatus } from '../rules'

type Author = { id: string | null; name: string; fromStaff: boolean }

/** Sets the status of a ticket with a message that is being stored, and adds the event to the thread after that message. */
export async function storeStatusChange(
  req: PayloadRequest,
  ticket: string,
  status: TicketStatus,
  { author, messageId }: { author: Author; messageId: string },
): Promise<void> {
  const db = await databaseOf(req)
  await db
    .update(tickets)
    .set({ status, updatedAt: sql`now()` })
    .where(eq(tickets.id, ticket))
  const messageTime = db
    .select({ createdAt: ticket_messages.createdAt })
    .from(ticket_messages)
    .where(eq(ticket_messages.id, messageId))
  await db.insert(ticket_messages).values({
    ticket,
    type: 'status_change',
    visibility: 'public',
    newStatus: status,
    author: author.id,
    authorName: author.name,
    fromStaff: author.fromStaff,
    createdAt: sql`${messageTime} + interval '2 milliseconds'`,
  })
}
