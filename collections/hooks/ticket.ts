import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  ValidationError,
  type CollectionBeforeValidateHook,
  type FieldHook,
} from 'payload'
import { displayName } from '@/lib/person-name'
import { asSystem } from '../../src/lib/server/db/local-api'
import type { Ticket, TicketMessage } from '../../src/payload-types'
import { isStaff } from '../../src/lib/roles'
import { translate } from '../fields/texts'
import { queueClientEmail } from '../../src/features/tickets/queue-client-email'

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

/** Trims the body and rejects an empty one; status changes have none. */
export const requireBody: CollectionBeforeValidateHook<TicketMessage> = ({ data, req }) => {
  if (!data || data.type === 'status_change') return data
  const body = typeof data.body === 'string' ? data.body.trim() : ''
  if (body) return { ...data, body }
  const errors = [{ path: 'body', message: translate(req, 'ticketMessages:errors:body') }]
  throw new ValidationError({ collection: 'ticket-messages', errors, req }, req.t)
}

/** Sets the author of a new message and stores their name, because the account may be deleted later. */
export const setAuthor: CollectionBeforeChangeHook<TicketMessage> = ({ data, operation, req }) => {
  if (operation !== 'create' || !req.user) return data
  return { ...data, author: req.user.id, authorName: displayName(req.user), fromStaff: isStaff(req.user) }
}

/** Returns the message or status change as one line of text in the user's language. */
export const summarizeMessage: FieldHook<TicketMessage, string, Partial<TicketMessage>> = ({
  siblingData,
  req,
}) =>
  siblingData.type === 'status_change' && siblingData.newStatus
    ? `${translate(req, 'ticketMessages:newStatus')}: ${translate(req, `tickets:statuses:${siblingData.newStatus}`)}`
    : (siblingData.body ?? '')

/** Sets the signed-in user as the one who opened a new ticket. */
export const setOpenedBy: CollectionBeforeChangeHook<Ticket> = ({ data, operation, req }) =>
  operation === 'create' && req.user ? { ...data, openedBy: req.user.id } : data

/** Adds a message to the ticket for each change of its status, in the same transaction. */
export const recordStatusChange: CollectionAfterChangeHook<Ticket> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || doc.status === previousDoc.status) return
  await asSystem(req).create({
    collection: 'ticket-messages',
    data: { ticket: doc.id, type: 'status_change', visibility: 'public', newStatus: doc.status },
  })
}

/** Deletes the messages of a ticket with the ticket. */
export const deleteMessages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await asSystem(req).delete({ collection: 'ticket-messages', where: { ticket: { equals: id } } })
}
