import { z } from 'zod'

import { dollarsToCents, MAX_CENTS } from '@/lib/money'
import { feeCents } from './fee-rules'

const input = z.union([z.string(), z.number(), z.nan(), z.boolean(), z.null()], 'invalid').optional()

/**
 * A fee in units of the currency as a person types it, and 0 if it is missing or not a number. Lists, objects, and fees that
 * would have to be guessed or rounded are invalid.
 */
export const feeSchema = input.transform(feeCents).pipe(z.int('invalid'))

/**
 * A fee in units of the currency as other programs send it: rounded half up to cents, and 0 if it is missing or not a
 * number. Lists, objects and negative ones are invalid.
 */
export const decimalFeeSchema = input
  .refine((value) => !(Number(value) < 0), 'invalid')
  .transform(dollarsToCents)
  .pipe(z.int('invalid').max(MAX_CENTS, 'invalid'))
