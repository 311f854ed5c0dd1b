import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'

import { amountOf } from '../../src/features/proposals/rules'
import { asSystem } from '../../src/lib/server/db/local-api'
import type { Proposal } from '../../src/payload-types'
import { translate } from '../fields/translate'

/** Sets the user who creates a proposal, or a draft of the generator, as its owner, unless another is named. */
export const setOwner: CollectionBeforeChangeHook<{ id: string; owner?: unknown }> = ({
  data,
  operation,
  req,
}) => (operation === 'create' && !data.owner ? { ...data, owner: req.user?.id ?? null } : data)

/** Recalculates the amount from the fees. */
export const calculateAmount: CollectionBeforeChangeHook<Proposal> = ({ data, originalDoc }) => ({
  ...data,
  amount: amountOf({ ...originalDoc, ...data }),
})

/** Throws 409 for a proposal that was ever sent, even while it is being revised. */
export const preventSentProposalDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { proposal: { equals: id } }
  const { totalDocs } = await asSystem(req).count({ collection: 'proposal-versions', where })
  if (totalDocs > 0) throw new APIError(translate(req, 'proposals:errors:sent'), 409, undefined, true)
}

/** Deletes the pictures of a proposal that was never sent, with their files. */
export const deleteImages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await asSystem(req).delete({ collection: 'proposal-images', where: { proposal: { equals: id } } })
}
