import { z } from 'zod'

import type { Currency } from '@/lib/money'
import { decimalFee, feeAmount } from './fee-rules'

/**
 * A fee as it is sent, in units of the currency: 0 if it is missing or not a number. Lists and objects are invalid. The
 * object that has the currency too becomes one with amounts by `typedFees` or `decimalFees`.
 */
export const feeInput = z
  .union([z.string(), z.number(), z.nan(), z.boolean(), z.null()], 'invalid')
  .optional()

type FeeInput = z.output<typeof feeInput>
type Amount = number | null

const amountsBy =
  <Result extends Amount>(read: (fee: FeeInput, currency: Currency) => Result | undefined) =>
  <Name extends string>(...names: Name[]) =>
  <Value extends Partial<Record<Name, FeeInput>> & { currency: Currency }>(
    value: Value,
    context: z.RefinementCtx,
  ): Omit<Value, Name> & Record<Name, Result> => {
    const entries = names.map((name) => {
      const amount = read(value[name], value.currency)
      if (amount === undefined) context.addIssue({ code: 'custom', path: [name], message: 'invalid' })
      return [name, amount]
    })
    // Without an amount there is an issue, and the result is not used.
    return { ...value, ...(Object.fromEntries(entries) as Record<Name, Result>) }
  }

/**
 * Returns a transformation of an object: the fees of those names, as a person types them, become minor units of its
 * currency. Those that would have to be guessed or rounded are invalid.
 */
export const typedFees = amountsBy<number>(feeAmount)

/** The same for fees as other programs send them: they are rounded half up. */
export const decimalFees = amountsBy<number>(decimalFee)

/** The same for typed fees of which an empty one is null. */
export const optionalFees = amountsBy<Amount>((fee, currency) => {
  const isEmpty = fee === null || fee === undefined || (typeof fee === 'string' && !fee.trim())
  return isEmpty ? null : feeAmount(fee, currency)
})
