import Stripe from 'stripe'

import { AppError } from '@/lib/app-error'
import { log } from '@/lib/server/log'

/** Rejections that the same request would get again: a wrong key, missing permissions, invalid parameters. */
const permanent = [
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
  Stripe.errors.StripeInvalidRequestError,
  Stripe.errors.StripeIdempotencyError,
]

/** Returns the AppError for a failed call of Stripe, and logs what Stripe said. Messages of Stripe mask the key. */
export function billingErrorOf(error: unknown): AppError {
  const isRefused = permanent.some((Type) => error instanceof Type)
  const code = isRefused ? 'billing_refused' : 'billing_unavailable'
  const { type, statusCode, requestId, message } = error as Partial<
    InstanceType<typeof Stripe.errors.StripeError>
  >
  log.warn({ type, statusCode, requestId, reason: message?.slice(0, 300) }, `billing: ${code}`)
  return new AppError(code)
}
