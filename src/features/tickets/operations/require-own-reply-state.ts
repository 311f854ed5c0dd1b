import { and, eq } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { pendingTicketReplies } from '@/lib/server/db/own-tables'
import { databaseOf, sql } from '@/lib/server/db/sql'
import { ticket_messages } from '@/payload-tables'

/**
 * Returns whether a reply of the signed-in user is pending or has been sent. Throws AppError 'forbidden' for anyone but
 * staff, and 'not_found' for a reply that was undone or that is someone else's, and for an internal note.
 */
export async function requireOwnReplyState(req: PayloadRequest, id: string): Promise<'pending' | 'sent'> {
  const { id: author } = requireStaff(req)
  const db = await databaseOf(req)
  const [row] = await unionAll(
    db
      .select({ state: sql<'pending' | 'sent'>`'pending'` })
      .from(pendingTicketReplies)
      .where(and(eq(pendingTicketReplies.id, id), eq(pendingTicketReplies.author, author))),
    db
      .select({ state: sql<'pending' | 'sent'>`'sent'` })
      .from(ticket_messages)
      .where(
        and(
          eq(ticket_messages.id, id),
          eq(ticket_messages.author, author),
          eq(ticket_messages.type, 'reply'),
          eq(ticket_messages.visibility, 'public'),
        ),
      ),
  )
  if (!row) throw new AppError('not_found')
  return row.state
}
