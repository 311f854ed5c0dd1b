import { z } from 'zod'

import { dollarsToCents, MAX_CENTS } from '@/lib/money'

/**
 * A fee in units of the currency: rounded half up to cents, and 0 if it is missing or not a number. Lists, objects and
 * negative ones are invalid.
 */
export const feeSchema = z
  .union([z.string(), z.number(), z.nan(), z.boolean(), z.null()], 'invalid')
  .optional()
  .refine((value) => !(Number(value) < 0), 'invalid')
  .transform(dollarsToCents)
  .pipe(z.int('invalid').max(MAX_CENTS, 'invalid'))
