import { z } from 'zod'

import { cleanQuery } from '@/lib/search-words'
import { commandLimits, isSearchable } from './rules'

/** A query of the command bar. */
export const searchSchema = z.object({
  query: z
    .string()
    .max(commandLimits.characters, 'too_long')
    .transform(cleanQuery)
    .refine(isSearchable, 'too_short'),
})
