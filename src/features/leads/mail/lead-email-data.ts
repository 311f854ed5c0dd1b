import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { contactFields, type ContactFieldName } from '../fields'

type OptionalName = Exclude<ContactFieldName, 'name' | 'email'>

/** A row that was queued before a field was added has no value for it. */
const optionalFields = Object.fromEntries(
  Object.keys(contactFields)
    .filter((name) => name !== 'name' && name !== 'email')
    .map((name) => [name, z.string().nullable().default(null)]),
) as Record<OptionalName, z.ZodDefault<z.ZodNullable<z.ZodString>>>

/**
 * The data of the notification, of which the acknowledgement uses the name: the lead as it was when the emails were queued.
 */
export const leadEmailData = z.object({
  leadId: z.uuid(),
  name: z.string(),
  email: z.string(),
  ...optionalFields,
  language: z.enum(languages),
  campaign: z.array(z.string()),
  score: z.number(),
  scoreRules: z.array(z.string()),
  receivedAt: z.iso.datetime({ offset: true }),
})

export type LeadEmailData = z.infer<typeof leadEmailData>
