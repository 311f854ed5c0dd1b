import type { CollectionAfterChangeHook } from 'payload'

import { queueClientEmail } from '../../src/features/tickets/queue-client-email'
import type { TicketMessage } from '../../src/payload-types'

/**
 * Queues an email to the client when staff resolve or close a ticket. The operations that store a reply queue its email.
 */
export const emailClient: CollectionAfterChangeHook<TicketMessage> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !doc.fromStaff || doc.type !== 'status_change') return
  await queueClientEmail(req, {
    id: doc.id,
    ticket: typeof doc.ticket === 'object' ? doc.ticket.id : doc.ticket,
    author: doc.authorName ?? '',
    status: doc.newStatus,
  })
}
