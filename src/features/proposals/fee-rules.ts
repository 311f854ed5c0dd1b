import { isAmount, toMinorUnits, toUnits, type Currency } from '@/lib/money'
import { readAmount, type TypedAmount } from '@/lib/typed-amount'

/** Fees as people and programs give them. Pure: no I/O. Amounts are minor units of the currency. */

/** Returns a fee that was typed, or why it is refused. A text without digits counts as 0. */
function readFee(typed: string, currency: Currency): TypedAmount {
  const read = readAmount(typed, currency)
  return read.problem === 'empty' ? { amount: 0 } : read
}

/**
 * Returns a fee that a form sends; undefined for one that is negative, too large, ambiguous or has more decimals than the
 * currency. What is neither a number nor a text with digits counts as 0.
 */
export function feeAmount(fee: unknown, currency: Currency): number | undefined {
  if (typeof fee === 'string') return readFee(fee, currency).amount
  if (typeof fee !== 'number' || Number.isNaN(fee)) return 0
  const amount = toMinorUnits(fee, currency)
  return isAmount(amount) && toUnits(amount, currency) === fee ? amount : undefined
}

/** A decimal number as programs write it. */
const DECIMAL = /^\s*\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*$/i

/**
 * Returns a fee that another program sends in units of the currency, rounded half up; undefined for one that is negative,
 * too large or cannot be read. What is neither a number nor a text with digits counts as 0.
 */
export function decimalFee(fee: unknown, currency: Currency): number | undefined {
  const isDecimal = typeof fee === 'string' && DECIMAL.test(fee)
  if (typeof fee === 'string' && !isDecimal) return readFee(fee, currency).amount
  const units = typeof fee === 'number' || isDecimal ? Number(fee) : 0
  if (!Number.isFinite(units)) return 0
  const amount = toMinorUnits(units, currency)
  return isAmount(amount) ? amount : undefined
}
