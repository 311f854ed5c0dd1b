import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { isTimeZone } from '@/features/settings/rules'
import { isEmailAddress } from '@/lib/email-address'
import { line, required, text } from '@/lib/text-fields'
import { visitSchema } from '@/features/leads/schemas'
import { callKinds, callLimits, isWholePhone } from './rules'

/** What visitors send about calls. The messages are the codes of lib/field-errors.ts. */

const optional = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  schema.nullish().transform((value) => value || undefined)

/** A time as the page writes it, such as '2026-12-01T15:00:00.000Z'. */
const time = z.iso
  .datetime({ error: ({ input }) => (input ? 'invalid' : 'required') })
  .max(40, 'invalid')
  .transform((value) => new Date(value))

const zone = z.string('invalid').max(callLimits.zone, 'invalid').refine(isTimeZone, 'invalid')
const slug = z
  .string()
  .regex(/^[a-z-]{1,60}$/)
  .optional()
  .catch(undefined)

const callFields = z.object({
  name: required(line(200)),
  email: required(line(254)).refine((value) => !value || isEmailAddress(value), 'email'),
  time,
  call_language: z.enum(languages, 'invalid'),
  by: z.enum(callKinds, 'required'),
  phone: optional(line(callLimits.phone)),
  topic: optional(text(callLimits.topic)),
  time_zone: zone,
  service: slug,
  /** The token of a lead that exists: the call is booked for it. */
  for: z.string().max(200).optional().catch(undefined),
})

/** The body of POST /api/book-call: the fields of the form, and the visit and guards of lead capture. */
export const bookCallSchema = z
  .intersection(callFields, visitSchema)
  .superRefine(({ by, phone }, context) => {
    if (by !== 'phone' || (phone && isWholePhone(phone))) return
    context.addIssue({ code: 'custom', message: phone ? 'too_short' : 'required', path: ['phone'] })
  })

export type BookCallInput = z.output<typeof bookCallSchema>

const token = z.string('invalid').max(200, 'invalid')

/** The body of POST /api/move-call. */
export const moveCallSchema = z.object({ token, time, time_zone: zone.optional() })
/** The body of POST /api/cancel-call. */
export const cancelCallSchema = z.object({ token, reason: optional(text(callLimits.reason)) })

/** The times of GET /api/free-times: in a language, or for a call that is to be moved. */
export const freeTimesSchema = z.object({
  language: z.enum(languages).catch('en'),
  token: z.string().max(200).optional().catch(undefined),
})
