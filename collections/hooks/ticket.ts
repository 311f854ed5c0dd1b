import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
} from 'payload'

import { asSystem } from '../../src/lib/server/db/local-api'
import type { Ticket } from '../../src/payload-types'

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
