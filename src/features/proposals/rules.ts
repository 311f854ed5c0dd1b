/** Rules of proposals. Pure: no I/O. Amounts are in cents. */

export const proposalStatuses = ['draft', 'sent', 'signed', 'rejected', 'accepted'] as const

export const proposalTypes = ['ai_generated', 'from_template', 'written'] as const

/** Whether the products and prices of the billing tool exist: not needed, still to be made, made. */
export const billingStatuses = ['none', 'pending', 'ready'] as const

/** Why prices are still to be made: the billing service failed, or answered with another value in that field. */
export const billingProblems = [
  'unavailable',
  'refused',
  'id',
  'name',
  'currency',
  'amount',
  'product',
  'interval',
  'active',
  'livemode',
] as const
export type BillingProblem = (typeof billingProblems)[number]

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

/** A picture of a version that was sent, and the SHA-256 of its file in hex. */
export type FrozenImage = { id: string; sha256: string }

/** What the functions for other programs call a service type. Screens translate it instead. */
export const serviceLabels = {
  automation: 'Marketing Automation',
  content: 'Content Marketing',
  seo: 'SEO Optimization',
  webdev: 'Web Development',
  email: 'Email Marketing',
  ads: 'Digital Advertising',
  full_service: 'Full Service Package',
  consulting: 'Consulting',
} as const satisfies Record<ServiceType, string>
export type ServiceLabel = (typeof serviceLabels)[ServiceType]

/** In characters. `canonical` is the canonical JSON of a sent or signed proposal, with the picture of its signature. */
export const proposalLimits = { title: 200, description: 5000, id: 100, reason: 2000, canonical: 4_000_000 }
/** How long a proposal can be signed, in days, unless the settings or the proposal say otherwise. */
export const DEFAULT_EXPIRY_DAYS = 30
export const MAX_EXPIRY_DAYS = 365
export const proposalTemplateLimits = { name: 200, description: 1000, content: 200_000 }

/** Returns the amount of a proposal: the setup fee and one monthly fee, in cents. */
export const amountOf = (fees: { setupFee?: number | null; monthlyFee?: number | null }): number =>
  (fees.setupFee ?? 0) + (fees.monthlyFee ?? 0)

/** The state of a proposal for its client. */
export type ProposalState = 'awaiting' | 'expired' | 'revised' | 'signed' | 'rejected'

type ProposalDates = { status: string; expiresAt?: string | null; sentAt?: string | null }

/**
 * Returns the state of a proposal for its client; undefined while it was never sent. `expiresAt` is the last moment at
 * which it can be signed; without one it does not expire. A sent proposal that is a draft again is being revised. The
 * status `accepted` counts as signed.
 */
export function stateFor({ status, expiresAt, sentAt }: ProposalDates, at: Date): ProposalState | undefined {
  if (!sentAt) return undefined
  if (status === 'signed' || status === 'accepted') return 'signed'
  if (status === 'rejected') return 'rejected'
  if (status === 'draft') return 'revised'
  return expiresAt && new Date(expiresAt) < at ? 'expired' : 'awaiting'
}

/** The state of a proposal for staff, who also see drafts: what was never sent, or is being revised. */
export type StaffProposalState = ProposalState | 'draft'

/** Returns the state of a proposal for staff. */
export const staffStateOf = (proposal: ProposalDates, at: Date): StaffProposalState =>
  stateFor(proposal, at) ?? 'draft'

/** Whether the dashboard counts the proposal as active: sent, undecided and not expired. */
export const isActive = (proposal: ProposalDates, at: Date): boolean => stateFor(proposal, at) === 'awaiting'

/** The label of the link to a proposal: to sign an awaiting one, to view any other. */
export const linkActionOf = (state: ProposalState): 'sign' | 'view' =>
  state === 'awaiting' ? 'sign' : 'view'

/** Returns the latest version of each proposal, by proposal id. */
export function latestVersionByProposal<Version extends { proposal: string; number: number }>(
  versions: readonly Version[],
): Map<string, Version> {
  const latest = new Map<string, Version>()
  for (const version of versions) {
    const current = latest.get(version.proposal)
    if (!current || current.number < version.number) latest.set(version.proposal, version)
  }
  return latest
}
