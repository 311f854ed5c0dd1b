import { APIError, type CollectionBeforeDeleteHook } from 'payload'

import { asSystem } from '../../src/lib/server/db'
import { textFor } from '../fields/text'

/** A paid invoice is kept (product.md). */
export const keepPaid: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { id: { equals: id }, status: { equals: 'paid' } }
  const { totalDocs } = await asSystem(req).count({ collection: 'invoices', where })
  if (totalDocs > 0) throw new APIError(textFor(req, 'invoices:errors:paid'), 409, undefined, true)
}
