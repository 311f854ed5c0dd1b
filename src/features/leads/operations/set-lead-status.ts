import { asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { SetLeadStatusInput } from '../board-schemas'
import type { LeadStatus } from '../rules'
import { lockLeadForStaff, requireExpected } from './lock-lead'

/** What the board shows after a change of the status. */
export type LeadStatusResult = { status: LeadStatus; firstReplyAt: string | null }

/**
 * Sets the status of a lead; its history records who did. Throws AppError 'not_found' for a deleted lead, and 'conflict'
 * with the current status when it is not the expected one. Setting the status that the lead has records nothing.
 */
export async function setLeadStatus(
  { req }: Context,
  { lead: id, status, expected }: SetLeadStatusInput,
): Promise<LeadStatusResult> {
  return inTransaction(req, async () => {
    const lead = await lockLeadForStaff(req, id)
    if (lead.status !== status) await requireExpected(req, lead, 'status', expected)
    const saved = await asUser(req).update({ collection: 'leads', id, data: { status }, depth: 0 })
    return { status: saved.status, firstReplyAt: saved.firstReplyAt ?? null }
  })
}
