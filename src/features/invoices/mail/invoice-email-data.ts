import { z } from 'zod'

import { currencies } from '@/lib/money'

/** The data of emails to the client about an invoice. */
export const invoiceEmailData = z.object({
  invoiceId: z.uuid(),
  number: z.string(),
  description: z.string(),
  /** In cents. */
  amount: z.int(),
  currency: z.enum(currencies),
  /** The due day, such as '2026-03-01'. */
  due: z.iso.date(),
  /** Whether anyone can sign in for this client. */
  hasAccount: z.boolean(),
})
export type InvoiceEmailData = z.infer<typeof invoiceEmailData>
