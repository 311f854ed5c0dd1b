import type { PayloadRequest } from 'payload'

import { asUser } from '@/lib/server/db/local-api'
import { findSentNames } from './sent-names'

/**
 * Returns a proposal under the title that was sent last: its client may not see the title of a revision. Undefined when
 * there is none that the signed-in user may see.
 */
export async function findProposalName(
  req: PayloadRequest,
  id: string | null | undefined,
): Promise<{ id: string; title: string } | undefined> {
  if (!id) return undefined
  const [{ docs }, names] = await Promise.all([
    asUser(req).find({
      collection: 'proposals',
      where: { id: { equals: id } },
      select: { title: true },
      limit: 1,
      pagination: false,
    }),
    findSentNames(req, { proposal: { equals: id } }),
  ])
  const [proposal] = docs
  return proposal && { id, title: (names.get(id) ?? proposal).title }
}
