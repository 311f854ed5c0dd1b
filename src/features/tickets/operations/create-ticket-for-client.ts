import { eq } from 'drizzle-orm'

import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import { submissionRowId } from '@/lib/server/db/submission-row-id'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { tickets } from '@/payload-tables'
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
    const db = await databaseOf(req)
    const [created] = await db
      .insert(tickets)
      .values({ id, client, openedBy: user?.id, title, description, priority, status: 'open' })
      .onConflictDoNothing({ target: tickets.id })
      .returning({ id: tickets.id })
    if (created) await announce(req, 'tickets', id)
    const [row] = await db.select({ number: tickets.number }).from(tickets).where(eq(tickets.id, id))
    if (!row) throw new Error('the ticket was not stored')
    return { id, number: row.number }
  })
}
