import type { PayloadRequest, Where } from 'payload'
import { desc, eq } from 'drizzle-orm'

import { asSystem, asUser } from '@/lib/server/db/local-api'
import type { ProposalVersion } from '@/payload-types'
import type { Database } from '@/lib/server/db/sql'
import { proposal_versions, proposals } from '@/payload-tables'
import { latestVersionByProposal } from '../rules'

/** The version that was sent last of the proposal of a row, for a lateral join. */
export const latestVersion = (db: Database) =>
  db
    .select()
    .from(proposal_versions)
    .where(eq(proposal_versions.proposal, proposals.id))
    .orderBy(desc(proposal_versions.number))
    .limit(1)
    .as('latest_version')

export const nameFields = { title: true, language: true } as const

type SentName = Pick<ProposalVersion, 'title' | 'language' | 'number'> & { proposal: string }

/**
 * Returns the title and language of the latest sent version of each proposal, by proposal id. `where` selects versions.
 * Reads as the system and returns nothing else: while a proposal is revised its client may not read any version, nor the
 * new title.
 */
export async function findSentNames(req: PayloadRequest, where: Where): Promise<Map<string, SentName>> {
  const { docs } = await asSystem(req).find({
    collection: 'proposal-versions',
    where,
    select: { ...nameFields, proposal: true, number: true },
    pagination: false,
    depth: 0,
  })
  return latestVersionByProposal(docs as SentName[])
}

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

/** The amounts of a proposal, in cents, and when its offer expires. */
export type Terms = {
  setupFee: number
  monthlyFee: number
  amount: number
  currency: string
  expires?: Date
}

export const termFields = {
  setupFee: true,
  monthlyFee: true,
  amount: true,
  currency: true,
  expiresAt: true,
} as const

/** Returns the terms of a version. */
export const termsOf = (row: Pick<ProposalVersion, keyof typeof termFields>): Terms => ({
  setupFee: row.setupFee,
  monthlyFee: row.monthlyFee,
  amount: row.amount,
  currency: row.currency,
  expires: row.expiresAt ? new Date(row.expiresAt) : undefined,
})
