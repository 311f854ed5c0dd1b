import { z } from 'zod'

import { feeCents } from './fee-rules'

/**
 * A fee in units of the currency, and 0 if it is missing or not a number. Lists, objects, and fees that would have to be
 * guessed or rounded are invalid.
 */
export const feeSchema = z
  .union([z.string(), z.number(), z.nan(), z.boolean(), z.null()], 'invalid')
  .optional()
  .transform(feeCents)
  .pipe(z.int('invalid'))
