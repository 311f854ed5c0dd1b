import { displayName } from '@/lib/person-name'
import { AppError } from '@/lib/app-error'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import { submissionRowId } from '@/lib/server/db/once'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { ticket_messages } from '@/payload-tables'
import type { AddTicketNoteInput } from '../board-schemas'
import { lockTicketForStaff } from './lock-ticket'

/**
 * Adds an internal note to a ticket, which no client ever reads. A repeated submission with the same content adds nothing
 * again. Throws AppError 'not_found' for a deleted ticket.
 */
export async function addTicketNote(
  { req, user }: Context,
  { ticket, body, submission_id }: AddTicketNoteInput,
): Promise<{ id: string }> {
  if (!user) throw new AppError('unauthenticated')
  return inTransaction(req, async () => {
    await lockTicketForStaff(req, ticket)
    const content = ['note', ticket, body]
    const id = submissionRowId('ticket_messages', { user: user.id, content, id: submission_id })
    const db = await databaseOf(req)
    const [added] = await db
      .insert(ticket_messages)
      .values({
        id,
        ticket,
        type: 'reply',
        visibility: 'internal',
        body,
        author: user.id,
        authorName: displayName(user),
        fromStaff: true,
        createdAt: sql`clock_timestamp()`,
      })
      .onConflictDoNothing({ target: ticket_messages.id })
      .returning({ id: ticket_messages.id })
    if (added) await announce(req, 'tickets', ticket)
    return { id }
  })
}
