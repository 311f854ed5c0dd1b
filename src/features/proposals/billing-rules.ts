import type { Currency } from '@/lib/money'

export type BilledFees = { setupFee: number; monthlyFee: number; currency: Currency | string }

/** Names the fees of which a proposal has prices. Fees in cents. */
export const billingKeyOf = ({ setupFee, monthlyFee, currency }: BilledFees): string =>
  `${currency} ${setupFee} ${monthlyFee}`

/** The one price that an API response has room for: that of the monthly fee, otherwise that of the setup fee. */
export const singlePriceOf = (prices: {
  monthlyPriceId: string | null
  setupPriceId: string | null
}): string | null => prices.monthlyPriceId ?? prices.setupPriceId
