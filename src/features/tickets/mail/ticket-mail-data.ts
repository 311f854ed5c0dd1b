import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { ticketPriorities } from '../rules'

const ticket = { ticketId: z.uuid(), title: z.string() }

/** What the agency is told of: a ticket that a client opened, or what one wrote under it. */
export const agencyMailData = z.object({
  ...ticket,
  priority: z.enum(ticketPriorities),
  body: z.string(),
  /** Who wrote, for which client, in which language. */
  author: z.string(),
  client: z.string(),
  company: z.string().nullable(),
  writesIn: z.enum(languages),
  /** The ticket had been resolved. */
  reopened: z.boolean(),
})
export type AgencyMailData = z.infer<typeof agencyMailData>

/** What a client is told of: a reply of staff. */
export const replyMailData = z.object({ ...ticket, author: z.string(), body: z.string() })

/** What a client is told of: the end of the work on a ticket. */
export const statusMailData = z.object({
  ...ticket,
  author: z.string(),
  status: z.enum(['resolved', 'closed']),
})
