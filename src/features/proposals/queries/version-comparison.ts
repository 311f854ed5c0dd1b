import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { plainTextOf } from '@/lib/document'
import { requireStaff } from '@/lib/server/http/authorize'
import { asUser } from '@/lib/server/db/local-api'
import type { ProposalVersion } from '@/payload-types'
import { compareTexts, type TextPart } from '@/lib/compare-texts'
import type { ComparisonInput } from '../schemas'

/** The terms of a version. Fees are in cents, times are ISO texts. */
type ComparedVersion = {
  number: number
  frozenAt: string
  setupFee: number
  monthlyFee: number
  currency: string
  expiresAt: string | null
}

/** Two versions of a proposal that were sent, the earlier one first, and what they say differently. */
export type VersionComparison = {
  /** The numbers of all versions, in order. */
  numbers: number[]
  before: ComparedVersion
  after: ComparedVersion
  title: TextPart[]
  text: TextPart[]
}

/**
 * Compares two versions, by default the last two. For the owner and admins: throws AppError 'forbidden' for other roles, and
 * 'not_found' for a proposal of someone else, one that was not sent twice, and numbers that no version has.
 */
export async function findVersionComparison(
  req: PayloadRequest,
  { proposal, from, to }: ComparisonInput,
): Promise<VersionComparison> {
  requireStaff(req)
  const { docs } = await asUser(req).find({
    collection: 'proposal-versions',
    where: { proposal: { equals: proposal } },
    sort: 'number',
    select: { number: true },
    pagination: false,
    depth: 0,
  })
  const [first, second] = [from ?? docs.at(-2)?.number, to ?? docs.at(-1)?.number].sort(
    (one, other) => (one ?? 0) - (other ?? 0),
  )
  const before = docs.find(({ number }) => number === first)
  const after = docs.find(({ number }) => number === second)
  if (!before || !after || before === after) throw new AppError('not_found')
  const [earlier, later] = await Promise.all([before, after].map(({ id }) => readVersion(req, id)))
  if (!earlier || !later) throw new AppError('not_found')
  return {
    numbers: docs.map(({ number }) => number),
    before: termsOf(earlier),
    after: termsOf(later),
    title: compareTexts(earlier.title, later.title),
    text: compareTexts(textOf(earlier), textOf(later)),
  }
}

const readVersion = (req: PayloadRequest, id: string) =>
  asUser(req).findByID({ collection: 'proposal-versions', id, depth: 0 })

const termsOf = ({ number, frozenAt, setupFee, monthlyFee, currency, expiresAt }: ProposalVersion) => ({
  number,
  frozenAt,
  setupFee,
  monthlyFee,
  currency,
  expiresAt: expiresAt ?? null,
})

const textOf = ({ canonical }: ProposalVersion): string =>
  plainTextOf((JSON.parse(canonical) as { content?: unknown }).content)
