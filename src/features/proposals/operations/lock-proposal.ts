import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { isAdmin } from '@/lib/roles'
import { requireStaff } from '@/lib/server/http/authorize'
import { databaseOf } from '@/lib/server/db/sql'
import { proposals } from '@/payload-tables'
import type { proposalStatuses } from '../rules'

export type LockedProposal = {
  id: string
  status: (typeof proposalStatuses)[number]
  client: string
  lead: string | null
}

/**
 * Reads a proposal for its owner or an admin and locks it until the transaction ends. Throws AppError 'unauthenticated' or
 * 'forbidden' for anyone else, and 'not_found' for an id that no proposal has.
 */
export async function lockProposal(req: PayloadRequest, id: string): Promise<LockedProposal> {
  requireStaff(req)
  const { status, client, lead } = proposals
  const db = await databaseOf(req)
  const [row] = await db
    .select({ id: proposals.id, status, client, lead, owner: proposals.owner })
    .from(proposals)
    .where(eq(proposals.id, id))
    .for('update')
  if (!row) throw new AppError('not_found')
  const { owner, ...proposal } = row
  if (!isAdmin(req.user) && owner !== req.user?.id) throw new AppError('forbidden')
  return proposal
}

/** Returns the AppError 'conflict' with the status that the proposal has. */
export const proposalConflict = ({ status }: Pick<LockedProposal, 'status'>): AppError =>
  new AppError('conflict', { current: { value: status, changedBy: null, changedAt: null } })
