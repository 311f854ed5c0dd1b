import { z } from 'zod'

import { languages } from '@/i18n/languages'

/** The data of emails about a proposal that was signed or declined. */
export const signingEmailData = z.object({
  proposalId: z.uuid(),
  title: z.string(),
  /** In cents. */
  amount: z.number(),
  currency: z.string(),
  /** When it was signed or declined, an ISO time in UTC. */
  at: z.string(),
  /** Of the version. */
  sha256: z.string(),
  /** Who signed or declined. */
  person: z.string(),
  /** The company of the client, or its name. */
  client: z.string(),
  /** Why it was declined. */
  reason: z.string().optional(),
  reasonLanguage: z.enum(languages).optional(),
})
export type SigningEmailData = z.infer<typeof signingEmailData>
