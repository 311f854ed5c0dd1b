import { z } from 'zod'

import { currencies, defaultCurrency } from '@/lib/money'
import { line, required } from '@/lib/text-fields'
import { decimalFees, feeInput } from './fee-schema'
import { proposalLimits } from './rules'

/** The body of POST /api/create-stripe-products. The fees become minor units. */
export const createStripeProductsSchema = z
  .object({
    proposalTitle: required(line(proposalLimits.title)),
    setupFee: feeInput,
    monthlyFee: feeInput,
    currency: z.enum(currencies, 'invalid').default(defaultCurrency),
  })
  .transform(decimalFees('setupFee', 'monthlyFee'))
export type CreateStripeProductsInput = z.output<typeof createStripeProductsSchema>

/** The body of POST /api/set-up-billing. */
export const setUpBillingSchema = z.object({ proposal: z.uuid('invalid') })
