import type { PayloadRequest } from 'payload'

import { runSql, sql } from '@/lib/server/db/sql'
import type { TicketStatus } from '../rules'

type Author = { id: string | null; name: string; fromStaff: boolean }

/** Sets the status of a ticket with a message that is being stored, and adds the event to the thread after that message. */
export async function storeStatusChange(
  req: PayloadRequest,
  ticket: string,
  status: TicketStatus,
  { author, messageId }: { author: Author; messageId: string },
): Promise<void> {
  await runSql(
    req,
    sql`update tickets set status = ${status}::enum_tickets_status, updated_at = now() where id = ${ticket}`,
  )
  await runSql(
    req,
    sql`
      insert into ticket_messages (ticket_id, type, visibility, new_status, author_id, author_name, from_staff, created_at)
      select ${ticket}, 'status_change', 'public', ${status}::enum_ticket_messages_new_status, ${author.id}::uuid,
        ${author.name}, ${author.fromStaff}, created_at + interval '2 milliseconds'
      from ticket_messages where id = ${messageId}`,
  )
}
