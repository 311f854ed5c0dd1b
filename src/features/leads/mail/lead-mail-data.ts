import { z } from 'zod'

import { serviceInterests } from '../rules'

/** What an outbox row keeps of a lead, so that its mails say what the lead said when it came. */
export const leadMailData = z.object({
  leadId: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  message: z.string().nullable(),
  service: z.enum(serviceInterests).nullable(),
  language: z.enum(['en', 'es']),
  campaign: z.array(z.string()),
  score: z.number(),
  scoreRules: z.array(z.string()),
  receivedAt: z.iso.datetime({ offset: true }),
})

export type LeadMailData = z.infer<typeof leadMailData>
