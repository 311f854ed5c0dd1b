import { appendAuditEntry } from '@/features/audit/operations/append-audit-entry'
import { asSystem } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { canRevise } from '../sending-rules'
import type { ProposalInput } from '../sending-schemas'
import { lockProposal, proposalConflict } from './lock-proposal'

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
