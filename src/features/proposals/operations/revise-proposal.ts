import { appendAuditEntry } from '@/features/audit/operations/append-audit-entry'
import { asSystem } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { canRevise } from '../sending-rules'
import type { ProposalInput } from '../sending-schemas'
import { lockProposal, proposalConflict } from './lock-proposal'

/**
 * Makes a draft again of a proposal that was sent, declined or has expired. The version that was sent can no longer be signed,
 * and its expiry is not that of the next one. Appends to the audit chain. Throws AppError 'not_found', 'forbidden' for a proposal of someone else, and
 * 'conflict' with the present status for a draft and a signed proposal.
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
