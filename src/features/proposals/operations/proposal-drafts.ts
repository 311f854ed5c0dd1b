import type { PayloadRequest } from 'payload'

import { asSystem, asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { Proposal } from '@/payload-types'
import { pictureIdsOf, PROPOSAL_PICTURES, replacePictures } from '@/lib/document'
import { pictureStore } from '@/lib/server/images/picture-store'
import { log } from '@/lib/server/log'
import { appendAuditEntry } from '@/features/audit/operations/append-audit-entry'
import type { ProposalInput } from '../schemas'
import { lockProposal, proposalConflict } from './lock-proposal'
import { canRevise } from '../sending-rules'

/**
 * Turns a sent, declined or expired proposal back into a draft. The version that was sent can no longer be signed, and
 * the next one gets its own expiry. Appends to the audit chain. Throws AppError 'not_found', 'forbidden' for someone
 * else's proposal, and 'conflict' with the current status for a draft or a signed proposal.
 */
export async function reviseProposal({ req }: Context, { proposal: id }: ProposalInput): Promise<object> {
  return inTransaction(req, async () => {
    const proposal = await lockProposal(req, id)
    if (!canRevise(proposal.status)) throw proposalConflict(proposal)
    await asSystem(req).update({
      collection: 'proposals',
      id,
      data: { status: 'draft', expiresAt: null },
      depth: 0,
    })
    const data = { was: proposal.status, actor: req.user?.id }
    await appendAuditEntry(req, { type: 'proposal_revised', subjectId: id, data })
    return {}
  })
}

type Copy = { from: string; to: string }

/**
 * Gives a proposal pictures of its own, which are part of no version: copies of those in the text of the original. Returns
 * the text with the copies. A picture whose file is missing is left out.
 */
async function copyImages<Content>(req: PayloadRequest, content: Content, { from, to }: Copy) {
  const ids = pictureIdsOf(content)
  if (ids.length === 0) return content
  const { docs } = await asSystem(req).find({
    collection: PROPOSAL_PICTURES,
    where: { and: [{ id: { in: ids } }, { proposal: { equals: from } }] },
    pagination: false,
    depth: 0,
  })
  const store = await pictureStore(PROPOSAL_PICTURES)
  const copies = new Map<string, string>()
  for (const { id, alt, filename, mimeType } of docs) {
    const data = await store.read(filename ?? '')
    if (!data) {
      log.warn({ proposal: from, picture: id }, 'a picture of a proposal has no file')
      continue
    }
    const copy = await asSystem(req).create({
      collection: PROPOSAL_PICTURES,
      data: { alt, proposal: to },
      file: { data, mimetype: mimeType ?? '', name: filename ?? '', size: data.length },
    })
    copies.set(id, copy.id)
  }
  return replacePictures(content, (id) => copies.get(id))
}

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
