import { appendAuditEntry } from '@/features/audit/operations/append-audit-entry'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import type { DeclineProposalInput } from '../signing-schemas'
import { queueDeclinedEmail } from './queue-receipts'
import { requireSigner } from './require-signer'
import { settleProposal } from './settle-proposal'

/**
 * Declines the version of a proposal that the page showed, with a reason, and tells its owner. The lead keeps its status.
 * Throws AppError as `signProposal` does.
 */
export async function declineProposal(
  context: Context,
  { proposal, version, reason }: DeclineProposalInput,
): Promise<{ declinedAt: string }> {
  const { req } = context
  return inTransaction(req, async () => {
    const signer = await requireSigner(context)
    const decision = { proposal, version, client: signer.client.id, reason: reason || null }
    const declined = await settleProposal(req, { ...decision, status: 'rejected' })
    await queueDeclinedEmail(req, declined, signer, decision.reason)
    await announce(req, 'proposals', proposal)
    await appendAuditEntry(req, {
      type: 'proposal_declined',
      subjectId: proposal,
      data: { version: declined.version.number, sha256: declined.version.sha256, actor: signer.id },
    })
    return { declinedAt: declined.at }
  })
}
