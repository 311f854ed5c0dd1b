import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  Where,
} from 'payload'

import { isId } from '../../src/lib/ids'
import { asSystem, asUser, sql, statement } from '../../src/lib/server/db'
import type { Ticket } from '../../src/payload-types'

/**
 * Holds the tickets that are about to change before they are read, so that a client's reply comes before the change or
 * after it, and never in between: the change would put back the status that it has read.
 */
export const holdTickets: CollectionBeforeOperationHook<'tickets'> = async ({ args, operation, req }) => {
  if (operation !== 'update') return
  const { id, where } = args as { id?: unknown; where?: Where }
  const ids = id === undefined ? await matching(req, where ?? {}) : [id]
  const known = ids.filter(isId)
  if (known.length > 0)
    await sql(req, statement`select id from tickets where id in ${known} order by id for update`)
}

async function matching(req: PayloadRequest, where: Where): Promise<string[]> {
  const local = req.user ? asUser(req) : asSystem(req)
  const whole = { pagination: false, depth: 0, joins: false, select: {} } as const
  const { docs } = await local.find({ collection: 'tickets', where, ...whole })
  return docs.map((ticket) => ticket.id)
}

/** A ticket that staff open names them. */
export const nameOpener: CollectionBeforeChangeHook<Ticket> = ({ data, operation, req }) =>
  operation === 'create' && req.user ? { ...data, openedBy: req.user.id } : data

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
