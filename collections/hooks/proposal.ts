import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'

import { amountOf } from '../../src/features/proposals/rules'
import { asSystem } from '../../src/lib/server/db'
import type { Proposal } from '../../src/payload-types'
import { textFor } from '../fields/text'

/** Whoever makes a proposal owns it, until it is handed on. */
export const nameOwner: CollectionBeforeChangeHook<Proposal> = ({ data, operation, req }) =>
  operation === 'create' && !data.owner ? { ...data, owner: req.user?.id ?? null } : data

/** The amount follows the fees (product.md). */
export const sumFees: CollectionBeforeChangeHook<Proposal> = ({ data, originalDoc }) => ({
  ...data,
  amount: amountOf({ ...originalDoc, ...data }),
})

/** What a client was shown is kept, also while it is being revised. */
export const keepSent: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { proposal: { equals: id } }
  const { totalDocs } = await asSystem(req).count({ collection: 'proposal-versions', where })
  if (totalDocs > 0) throw new APIError(textFor(req, 'proposals:errors:sent'), 409, undefined, true)
}
