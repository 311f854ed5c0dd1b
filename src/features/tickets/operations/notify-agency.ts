import type { PayloadRequest } from 'payload'

import { displayName } from '@/features/accounts/rules'
import { notificationRecipient } from '@/features/settings/queries'
import { asSystem } from '@/lib/server/db/local-api'
import { log } from '@/lib/server/log'
import { queueEmail } from '@/features/mail/queue-email'
import type { AgencyEmailData } from '@/features/tickets/mail/ticket-email-data'
import type { TicketAuthor } from './require-ticket-author'

type TicketEvent = Pick<AgencyEmailData, 'ticketId' | 'title' | 'priority' | 'body' | 'reopened'> & {
  kind: 'ticket-opened' | 'ticket-client-replied'
  /** The id of the ticket, or of the reply. */
  subjectId: string
}

/** Queues an email to the agency about a ticket or a reply, in the transaction that stores it. */
export async function notifyAgency(
  req: PayloadRequest,
  { author, client }: TicketAuthor,
  { kind, subjectId, ...event }: TicketEvent,
): Promise<void> {
  const recipient = await notificationRecipient(asSystem(req))
  if (!recipient) {
    log.warn(
      { ticket: event.ticketId },
      'nobody to notify of a ticket: the site settings have no address, and there is no active admin',
    )
    return
  }
  const from = { author: displayName(author), client: client.name, company: client.company }
  const data: AgencyEmailData = { ...event, ...from, authorLanguage: author.language }
  await queueEmail(req, { kind, subjectId, ...recipient, data })
}
