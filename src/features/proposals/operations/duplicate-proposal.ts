import { asSystem, asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { Proposal } from '@/payload-types'
import type { ProposalInput } from '../sending-schemas'
import { copyImages } from './copy-images'
import { lockProposal } from './lock-proposal'

/** Not the status, the dates and the ids of billing, which belong to the original. */
const copied = [
  'title',
  'client',
  'lead',
  'serviceType',
  'description',
  'content',
  'setupFee',
  'monthlyFee',
  'currency',
  'language',
] as const

/**
 * Copies a proposal with its pictures into a new draft that was never sent, which belongs to the user. Returns its id.
 * Throws AppError 'not_found', and 'forbidden' for a proposal of someone else, whose text the user may not read.
 */
export async function duplicateProposal(
  { req }: Context,
  { proposal }: ProposalInput,
): Promise<{ id: string }> {
  return inTransaction(req, async () => {
    await lockProposal(req, proposal)
    const original = await asUser(req).findByID({ collection: 'proposals', id: proposal, depth: 0 })
    const data = Object.fromEntries(copied.map((name) => [name, original[name]])) as Pick<
      Proposal,
      (typeof copied)[number]
    >
    // As the system: the type says how the text was made, which users do not choose.
    const { id } = await asSystem(req).create({
      collection: 'proposals',
      data: {
        ...data,
        proposalType: original.proposalType,
        owner: req.user?.id,
        status: 'draft',
        amount: original.amount,
      },
      depth: 0,
    })
    const content = await copyImages(req, original.content, { from: proposal, to: id })
    if (content !== original.content)
      await asSystem(req).update({ collection: 'proposals', id, data: { content }, depth: 0 })
    return { id }
  })
}
