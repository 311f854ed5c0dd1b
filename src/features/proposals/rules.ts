/** What a proposal is, and how it stands for its client. Pure: no I/O. Amounts are whole cents. */

export const proposalStatuses = ['draft', 'sent', 'signed', 'rejected', 'accepted'] as const

export const proposalTypes = ['ai_generated', 'from_template', 'written'] as const

/** Consulting is the eighth (product.md). */
export const serviceTypes = [
  'automation',
  'content',
  'seo',
  'webdev',
  'email',
  'ads',
  'full_service',
  'consulting',
] as const
export type ServiceType = (typeof serviceTypes)[number]

export const proposalLimits = { title: 200, description: 5000, id: 100 }

/** Setup fee and one month, in cents (product.md). */
export const amountOf = (fees: { setupFee?: number | null; monthlyFee?: number | null }): number =>
  (fees.setupFee ?? 0) + (fees.monthlyFee ?? 0)

/** How a proposal stands for its client. `accepted` is treated as signed. */
export type ProposalState = 'awaiting' | 'expired' | 'revised' | 'signed' | 'rejected'

type Standing = { status: string; expiresAt?: string | null; sentAt?: string | null }

/**
 * What the client is told, or undefined while nothing was ever sent. `expiresAt` is the last moment at which it may be
 * signed; without one it does not expire. A proposal that went back to draft is being revised.
 */
export function stateFor({ status, expiresAt, sentAt }: Standing, at: Date): ProposalState | undefined {
  if (!sentAt) return undefined
  if (status === 'signed' || status === 'accepted') return 'signed'
  if (status === 'rejected') return 'rejected'
  if (status === 'draft') return 'revised'
  return expiresAt && new Date(expiresAt) < at ? 'expired' : 'awaiting'
}

/** Sent and not expired: what the client's 'Active Proposals' counts (product.md). */
export const isActive = (proposal: Standing, at: Date): boolean => stateFor(proposal, at) === 'awaiting'

/** What the link to a proposal offers its client: to sign what waits for that, to view everything else (product.md). */
export const offers = (state: ProposalState): 'sign' | 'view' => (state === 'awaiting' ? 'sign' : 'view')

/** Of the versions of several proposals the latest of each, by the proposal. */
export function latestByProposal<Version extends { proposal: string; number: number }>(
  versions: readonly Version[],
): Map<string, Version> {
  const latest = new Map<string, Version>()
  for (const version of versions) {
    const known = latest.get(version.proposal)
    if (!known || known.number < version.number) latest.set(version.proposal, version)
  }
  return latest
}
