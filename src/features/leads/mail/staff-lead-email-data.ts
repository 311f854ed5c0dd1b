import { z } from 'zod'

import { languages } from '@/i18n/languages'

/** The data of the emails to staff about one lead: it was assigned to them, or its 24 hours are about to end. */
export const staffLeadEmailData = z.object({
  leadId: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  language: z.enum(languages),
  receivedAt: z.iso.datetime({ offset: true }),
  isAnswered: z.boolean(),
  /** Who assigned it. */
  by: z.string().nullable(),
})

export type StaffLeadEmailData = z.infer<typeof staffLeadEmailData>
