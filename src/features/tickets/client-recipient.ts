import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { runSql, sql } from '@/lib/server/db/sql'

/** Who gets the emails to the client about a ticket. */
export type ClientRecipient = { recipient: string; language: Language; ticketId: string; title: string }

/**
 * Returns the account that opened the ticket if it still belongs to the client, else the client's own email; undefined
 * when the client is suspended or when its email belongs to a deactivated account.
 */
export async function findClientRecipient(
  req: PayloadRequest,
  ticket: string,
): Promise<ClientRecipient | undefined> {
  const [row] = await runSql<ClientRecipient>(
    req,
    sql`
      select coalesce(u.email, c.email) as recipient, coalesce(u.language::text, c.language::text) as language,
        t.id as "ticketId", t.title
      from tickets t join clients c on c.id = t.client_id
      left join users u on u.id = t.opened_by_id and u.client_id = c.id and u.deactivated_at is null
      where t.id = ${ticket} and c.status <> 'suspended' and (u.id is not null or not exists (
        select from users e where lower(e.email) = lower(c.email) and e.deactivated_at is not null))`,
  )
  return row
}
