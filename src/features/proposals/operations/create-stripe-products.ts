import { billing } from '@/integrations/billing/billing'
import type { Products } from '@/integrations/billing/port'
import { requireStaff } from '@/lib/server/auth/require-staff'
import type { Context } from '@/lib/server/http/authorize'
import type { CreateStripeProductsInput } from '../billing-schemas'

/**
 * Creates a product with a price for each fee above 0, and returns their ids; without such a fee nothing is created and the
 * ids are null. A repetition by the same user returns the same ids. Throws AppError `not_configured` without a key of
 * Stripe, and the errors of the billing port.
 */
export async function createStripeProducts(
  { req }: Context,
  input: CreateStripeProductsInput,
): Promise<Products | Record<keyof Products, null>> {
  const user = requireStaff(req)
  const { proposalTitle: title, setupFee, monthlyFee, currency } = input
  const service = await billing()
  if (setupFee + monthlyFee === 0) return { productId: null, monthlyPriceId: null, setupPriceId: null }
  return service.createProducts({ title, setupFee, monthlyFee, currency, key: `user ${user.id}` })
}
