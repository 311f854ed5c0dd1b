import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { asUser } from '@/lib/server/db/local-api'
import { inTransaction, runSql, sql } from '@/lib/server/db/sql'
import { submissionRowId } from '@/lib/server/db/submission-row-id'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import type { CreateTicketForClientInput } from '../board-schemas'

/**
 * Opens a ticket for a client who called or wrote elsewhere; the client finds it in the portal. A repeated submission with
 * the same content returns the existing ticket. Throws AppError 'invalid' with the field 'client' for a deleted client.
 */
export async function createTicketForClient(
  { req, user }: Context,
  { client, title, description, priority, submission_id }: CreateTicketForClientInput,
): Promise<{ id: string; number: number }> {
  requireStaff(req)
  return inTransaction(req, async () => {
    const options = { depth: 0, disableErrors: true, select: {} } as const
    const owner = await asUser(req).findByID({ collection: 'clients', id: client, ...options })
    if (!owner) throw new AppError('invalid', { fields: { client: 'not_found' } })
    const content = ['staff', client, title, description, priority]
    const id = submissionRowId('tickets', { user: user?.id, content, id: submission_id })
    const [created] = await runSql(
      req,
      sql`
        insert into tickets (id, client_id, opened_by_id, title, description, priority, status)
        values (${id}, ${client}, ${user?.id ?? null}, ${title}, ${description}, ${priority}::enum_tickets_priority, 'open')
        on conflict (id) do nothing returning id`,
    )
    if (created) await announce(req, 'tickets', id)
    const [row] = await runSql<{ number: number }>(req, sql`select number::int from tickets where id = ${id}`)
    if (!row) throw new Error('the ticket was not stored')
    return { id, number: row.number }
  })
}
