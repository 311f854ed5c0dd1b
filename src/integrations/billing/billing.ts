import { env } from '@/env'
import { AppError } from '@/lib/app-error'
import type { Billing } from './port'

let current: Promise<Billing> | undefined

/** Whether the environment has a key of the billing service. */
export const isBillingConfigured = (): boolean => env.STRIPE_SECRET_KEY !== undefined

/** Returns the billing service. Throws AppError `not_configured` without a key. */
export function billing(): Promise<Billing> {
  const key = env.STRIPE_SECRET_KEY
  if (!key) return Promise.reject(new AppError('not_configured'))
  // Loaded with the first use: most processes never bill.
  current ??= import('./stripe-billing').then(({ stripeBilling }) =>
    stripeBilling({ key, url: env.STRIPE_URL }),
  )
  return current
}
