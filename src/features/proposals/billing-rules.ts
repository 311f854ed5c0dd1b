import { AppError } from '@/lib/app-error'
import { billingProblems, type BillingProblem } from './rules'

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
