import type { PayloadRequest } from 'payload'
import { and, eq, isNotNull, isNull, ne, not, or } from 'drizzle-orm'

import { queueEmail } from '@/features/mail/queue-email'
import { hasClosedAddress } from '@/features/clients/client-address'
import type { Language } from '@/i18n/languages'
import { databaseOf } from '@/lib/server/db/sql'
import { clients, tickets, users } from '@/payload-tables'
import { notifiesClient } from './rules'

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

/** A public message of staff that the client has not been told of. */
type StaffMessage = {
  id: string
  ticket: string
  author: string
  /** Undefined for a change of the status alone. */
  body?: string
  status?: string | null
}

/**
 * Queues the email to the client about a reply, a change of the status to resolved or closed, or both, in the transaction
 * that stores it. Other status changes send none.
 */
export async function queueClientEmail(
  req: PayloadRequest,
  { id, ticket, author, body, status }: StaffMessage,
): Promise<void> {
  const finalStatus = notifiesClient(status) ? status : undefined
  if (body === undefined && !finalStatus) return
  const about = await findClientRecipient(req, ticket)
  if (!about) return
  const { recipient, language, ...data } = about
  await queueEmail(req, {
    kind: body === undefined ? 'ticket-status' : 'ticket-reply',
    subjectId: id,
    recipient,
    language,
    data: {
      ...data,
      author,
      ...(body !== undefined && { body }),
      ...(finalStatus && { status: finalStatus }),
    },
  })
}
