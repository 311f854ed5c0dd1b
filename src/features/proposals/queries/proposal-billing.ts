import { eq, ne } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { isBillingConfigured } from '@/integrations/billing/billing'
import { databaseOf, sql, coalesce } from '@/lib/server/db/sql'
import { proposals } from '@/payload-tables'
import type { Currency } from '@/lib/money'
import { AppError } from '@/lib/app-error'
import { type BillingProblem, billingProblems } from '../rules'
import { latestVersion } from './versions'

export type BilledFees = { setupFee: number; monthlyFee: number; currency: string }

/** Names the fees of which a proposal has prices. Fees in cents. */
export const billingKeyOf = ({ setupFee, monthlyFee, currency }: BilledFees): string =>
  `${currency} ${setupFee} ${monthlyFee}`

/** The one price that an API response has room for: that of the monthly fee, otherwise that of the setup fee. */
export const singlePriceOf = (prices: {
  monthlyPriceId: string | null
  setupPriceId: string | null
}): string | null => prices.monthlyPriceId ?? prices.setupPriceId

/** Why prices were not made, as the billing port says it; null for other reasons, such as fees that changed meanwhile. */
export function billingProblemOf(error: unknown): BillingProblem | null {
  if (!(error instanceof AppError)) return null
  if (error.code === 'billing_unavailable') return 'unavailable'
  if (error.code === 'billing_refused') return 'refused'
  if (error.code !== 'billing_mismatch') return null
  return billingProblems.find((problem) => problem === error.details.fields?.stripe) ?? null
}

/** The condition of a left join with the latest version of a proposal that was sent; a draft has none. */
export const isFrozen = ne(proposals.status, 'draft')

/**
 * The fees of a proposal for which prices are made, in cents: those that were sent, so that a row that was changed
 * afterwards changes no price. A draft has its own.
 */
export const billedFees = (version: ReturnType<typeof latestVersion>) => ({
  setupFee: coalesce(version.setupFee, proposals.setupFee),
  monthlyFee: coalesce(version.monthlyFee, proposals.monthlyFee),
  // As texts, because each table has an enum of its own.
  currency: sql<Currency>`coalesce(${version.currency}::text, ${proposals.currency}::text)`,
})

/** Whether the product and the prices of a proposal's current fees exist at the billing service, and their ids there. */
export type ProposalBilling =
  | { state: 'unconfigured' | 'free' | 'none' }
  | { state: 'pending'; /** What the last try said; null before the first. */ problem: BillingProblem | null }
  | { state: 'ready'; productId: string | null; setupPriceId: string | null; monthlyPriceId: string | null }

/** Returns the state of the billing of a proposal that exists. `none`: nothing was tried for the current fees. */
export async function findProposalBilling(req: PayloadRequest, id: string): Promise<ProposalBilling> {
  if (!isBillingConfigured()) return { state: 'unconfigured' }
  const db = await databaseOf(req)
  const version = latestVersion(db)
  const [row] = await db
    .select({
      ...billedFees(version),
      status: proposals.billingStatus,
      problem: proposals.billingProblem,
      key: proposals.billingKey,
      productId: proposals.stripeProductId,
      setupPriceId: proposals.stripeSetupPriceId,
      monthlyPriceId: proposals.stripeMonthlyPriceId,
    })
    .from(proposals)
    .leftJoinLateral(version, isFrozen)
    .where(eq(proposals.id, id))
  if (!row || row.setupFee + row.monthlyFee === 0) return { state: 'free' }
  if (row.status === 'pending') return { state: 'pending', problem: row.problem }
  // Other fees need other prices, which are created when the proposal is sent.
  if (row.status !== 'ready' || row.key !== billingKeyOf(row)) return { state: 'none' }
  const { productId, setupPriceId, monthlyPriceId } = row
  return { state: 'ready', productId, setupPriceId, monthlyPriceId }
}
