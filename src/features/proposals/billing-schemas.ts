import { z } from 'zod'

import { currencies, defaultCurrency, dollarsToCents, MAX_CENTS } from '@/lib/money'
import { line, required } from '@/lib/text-fields'
import { proposalLimits } from './rules'

/** A fee in units of the currency: rounded half up to cents, and 0 if it is not a number. Negative ones are invalid. */
const fee = z
  .unknown()
  .optional()
  .refine((value) => !(Number(value) < 0), 'invalid')
  .transform(dollarsToCents)
  .pipe(z.int('invalid').max(MAX_CENTS, 'invalid'))

/** The body of POST /api/create-stripe-products. The fees become cents. */
export const createStripeProductsSchema = z.object({
  proposalTitle: required(line(proposalLimits.title)),
  setupFee: fee,
  monthlyFee: fee,
  currency: z.enum(currencies, 'invalid').default(defaultCurrency),
})
export type CreateStripeProductsInput = z.output<typeof createStripeProductsSchema>

/** The body of POST /api/set-up-billing. */
export const setUpBillingSchema = z.object({ proposal: z.uuid('invalid') })
