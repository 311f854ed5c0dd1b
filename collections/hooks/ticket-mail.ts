import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { isWorthAMail } from '../../src/features/tickets/rules'
import type { Language } from '../../src/i18n/languages'
import { sql, statement } from '../../src/lib/server/db'
import { owe } from '../../src/lib/server/outbox'
import type { TicketMessage } from '../../src/payload-types'

/** What staff say to the client, and the end of the work, are owed to the client by mail; notes among staff never. */
export const writeToClient: CollectionAfterChangeHook<TicketMessage> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !doc.fromStaff || doc.visibility !== 'public') return
  const { id, type, body, newStatus, authorName } = doc
  const isReply = type === 'reply'
  if (!isReply && !isWorthAMail(newStatus)) return
  const ticket = await readerOf(req, typeof doc.ticket === 'object' ? doc.ticket.id : doc.ticket)
  if (!ticket) return
  const { recipient, language, ...about } = ticket
  await owe(req, {
    kind: isReply ? 'ticket-reply' : 'ticket-status',
    subjectId: id,
    recipient,
    language,
    data: { ...about, author: authorName ?? '', ...(isReply ? { body: body ?? '' } : { status: newStatus }) },
  })
}

type Reader = { recipient: string; language: Language; ticketId: string; title: string }

/**
 * Who reads about a ticket: the account that opened it while it belongs to the client, else the client's own address.
 * None where the client is suspended, and not the address of an account that was ended.
 */
async function readerOf(req: PayloadRequest, ticket: string): Promise<Reader | undefined> {
  const [reader] = await sql<Reader>(
    req,
    statement`
      select coalesce(u.email, c.email) as recipient, coalesce(u.language::text, c.language::text) as language,
        t.id as "ticketId", t.title
      from tickets t join clients c on c.id = t.client_id
      left join users u on u.id = t.opened_by_id and u.client_id = c.id and u.deactivated_at is null
      where t.id = ${ticket} and c.status <> 'suspended' and (u.id is not null or not exists (
        select from users e where lower(e.email) = lower(c.email) and e.deactivated_at is not null))`,
  )
  return reader
}
