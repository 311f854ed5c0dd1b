import { z } from 'zod'

/** One email by its id, or all that wait or have failed. */
export const resendSchema = z.union([
  z.strictObject({ email: z.uuid() }),
  z.strictObject({ all: z.enum(['pending', 'failed']) }),
])
