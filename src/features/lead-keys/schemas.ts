import { z } from 'zod'

import { line, required } from '@/lib/text-fields'
import { keyLimits, keySources, MAX_IDEMPOTENCY_KEY } from './rules'

/** `per_minute` is the most leads that the key may send in a minute; a form sends it as text. */
export const createLeadKeySchema = z.object({
  name: required(line(keyLimits.name)),
  source: z.enum(keySources, 'invalid'),
  per_minute: z
    .string('required')
    .trim()
    .regex(/^\d{1,3}$/, 'invalid')
    .transform(Number)
    .refine((count) => count >= 1 && count <= keyLimits.perMinute, 'invalid'),
})
export type CreateLeadKeyInput = z.output<typeof createLeadKeySchema>

export const leadKeySchema = z.object({ key: z.uuid('invalid') })

/** The header Idempotency-Key: visible ASCII characters. An empty one counts as missing. */
export const idempotencyKeySchema = z.object({
  'idempotency-key': z
    .string()
    .max(MAX_IDEMPOTENCY_KEY, 'too_long')
    .regex(/^[\x20-\x7e]*$/, 'invalid')
    .nullish()
    .transform((value) => value || undefined),
})
