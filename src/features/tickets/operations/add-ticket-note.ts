import { displayName } from '@/lib/person-name'
import { AppError } from '@/lib/app-error'
import { inTransaction, runSql, sql } from '@/lib/server/db/sql'
import { submissionRowId } from '@/lib/server/db/submission-row-id'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
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
    const [added] = await runSql(
      req,
      sql`
        insert into ticket_messages (id, ticket_id, type, visibility, body, author_id, author_name, from_staff, created_at)
        values (${id}, ${ticket}, 'reply', 'internal', ${body}, ${user.id}, ${displayName(user)}, true, clock_timestamp())
        on conflict (id) do nothing returning id`,
    )
    if (added) await announce(req, 'tickets', ticket)
    return { id }
  })
}
