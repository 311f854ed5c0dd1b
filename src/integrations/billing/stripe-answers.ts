import { z } from 'zod'

import { AppError } from '@/lib/app-error'
import { log } from '@/lib/server/log'

/** What Stripe's answers must say: the product and the prices of the order, and nothing else. */

/** Whether the answers of a key are about real money; unknown for a key of another kind. */
export const livemodeOf = (key: string): boolean | undefined =>
  /^[a-z]+_live_/.test(key) ? true : /^[a-z]+_test_/.test(key) ? false : undefined

const common = { active: z.boolean().optional(), livemode: z.boolean().optional() }

/** A successful answer may still be nonsense, from a proxy for example. */
export const productSchema = z.object({
  id: z.string().min(1).max(100),
  object: z.string(),
  name: z.string().optional(),
  ...common,
})

export const priceSchema = z.object({
  id: z.string().min(1).max(100),
  object: z.string(),
  currency: z.string(),
  unit_amount: z.number().nullable(),
  billing_scheme: z.string().nullish(),
  /** Divides the quantity, and with it what is paid. */
  transform_quantity: z.object({}).nullish(),
  type: z.string().nullish(),
  product: z.union([z.string(), z.object({ id: z.string() })]),
  recurring: z
    .object({
      interval: z.string(),
      interval_count: z.number().optional(),
      usage_type: z.string().nullish(),
      trial_period_days: z.number().nullish(),
    })
    .nullish(),
  ...common,
})

type Expected = { livemode: boolean | undefined }

/** Returns the id of a created product. Throws AppError `billing_mismatch` with the field that is not as ordered. */
export function createdProduct(
  product: z.output<typeof productSchema>,
  order: Expected & { name: string },
): string {
  return checked(product.id, {
    id: /^prod_./.test(product.id) && product.object === 'product',
    name: product.name === undefined || product.name === order.name,
    ...modeOf(product, order),
  })
}

/**
 * Returns the id of a created price. `interval` is null for one that is paid once. Throws AppError `billing_mismatch` with
 * the field that is not as ordered.
 */
export function createdPrice(
  price: z.output<typeof priceSchema>,
  order: Expected & { product: string; currency: string; amount: number; interval: 'month' | null },
): string {
  const product = typeof price.product === 'string' ? price.product : price.product.id
  const {
    interval,
    interval_count: count = 1,
    usage_type: usage,
    trial_period_days: trial,
  } = price.recurring ?? {}
  const isMonthly = order.interval === 'month'
  return checked(price.id, {
    id: /^price_./.test(price.id) && price.object === 'price',
    currency: price.currency === order.currency,
    amount:
      price.unit_amount === order.amount &&
      (price.billing_scheme ?? 'per_unit') === 'per_unit' &&
      !price.transform_quantity,
    product: product === order.product,
    interval:
      (price.recurring === undefined || ((interval ?? null) === order.interval && count === 1)) &&
      (price.type ?? (isMonthly ? 'recurring' : 'one_time')) === (isMonthly ? 'recurring' : 'one_time') &&
      (usage ?? 'licensed') === 'licensed' &&
      !trial,
    ...modeOf(price, order),
  })
}

const modeOf = (answer: { active?: boolean; livemode?: boolean }, { livemode }: Expected) => ({
  active: answer.active !== false,
  livemode: answer.livemode === undefined || livemode === undefined || answer.livemode === livemode,
})

function checked(id: string, isAsOrdered: Record<string, boolean>): string {
  const wrong = Object.keys(isAsOrdered).filter((field) => !isAsOrdered[field])
  if (wrong.length === 0) return id
  log.warn({ id, wrong }, 'billing: the answer is not what was ordered')
  throw new AppError('billing_mismatch', { fields: { stripe: wrong[0] ?? '' } })
}
