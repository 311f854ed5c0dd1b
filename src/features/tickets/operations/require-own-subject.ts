import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { runSql, sql } from '@/lib/server/db/sql'
import type { SubjectReference } from '@/lib/ticket-subject'

/**
 * Checks that the subject of a ticket belongs to the client. Throws AppError 'invalid' when it does not, and for a proposal
 * that was never sent, which does not exist for its client.
 */
export async function requireOwnSubject(
  req: PayloadRequest,
  { kind, id }: SubjectReference,
  client: string,
): Promise<void> {
  const query = {
    invoice: sql`select 1 from invoices where id = ${id} and client_id = ${client}`,
    proposal: sql`
      select 1 from proposals where id = ${id} and client_id = ${client} and sent_at is not null`,
    ticket: sql`select 1 from tickets where id = ${id} and client_id = ${client}`,
  }[kind]
  if ((await runSql(req, query)).length === 0) throw new AppError('invalid', { fields: { about: 'invalid' } })
}
