import type { PayloadRequest } from 'payload'

import { lockLead } from '@/features/leads/operations/lock-lead'
import { asSystem } from '@/lib/server/db/local-api'
import { statusesBeforeProposal } from '../sending-rules'

/**
 * Moves the lead of a proposal that was sent to the status `proposal`; its history records who did. A lead that is as far,
 * or closed, stays as it is. Locks the lead.
 */
export async function moveLeadToProposal(req: PayloadRequest, id: string): Promise<void> {
  const { status } = await lockLead(req, id)
  if (!statusesBeforeProposal.some((earlier) => earlier === status)) return
  await asSystem(req).update({ collection: 'leads', id, data: { status: 'proposal' }, depth: 0 })
}
