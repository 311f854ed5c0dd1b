import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'

import { asSystem } from '../../src/lib/server/db'
import type { Ticket } from '../../src/payload-types'

/** A change of the status stands in the thread, in the transaction of the change, whoever made it. */
export const writeStatusChange: CollectionAfterChangeHook<Ticket> = async ({
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

/** A ticket takes its thread with it. */
export const deleteThread: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await asSystem(req).delete({ collection: 'ticket-messages', where: { ticket: { equals: id } } })
}
