import { and, eq, isNotNull, isNull, ne, not, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { hasClosedAddress } from '@/features/clients/client-address'
import type { Language } from '@/i18n/languages'
import { databaseOf } from '@/lib/server/db/sql'
import { clients, tickets, users } from '@/payload-tables'

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
  const db = await databaseOf(req)
  const isOpener = and(
    eq(users.id, tickets.openedBy),
    eq(users.client, clients.id),
    isNull(users.deactivatedAt),
  )
  const [row] = await db
    .select({
      ticketId: tickets.id,
      title: tickets.title,
      opener: { recipient: users.email, language: users.language },
      client: { recipient: clients.email, language: clients.language },
    })
    .from(tickets)
    .innerJoin(clients, eq(clients.id, tickets.client))
    .leftJoin(users, isOpener)
    .where(
      and(
        eq(tickets.id, ticket),
        ne(clients.status, 'suspended'),
        or(isNotNull(users.id), not(hasClosedAddress(db))),
      ),
    )
  if (!row) return undefined
  const { opener, client, ...about } = row
  return { ...(opener ?? client), ...about }
}
