import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { ticketPriorities } from '../rules'

const ticket = { ticketId: z.uuid(), title: z.string() }

/** The data of emails to staff: a ticket that a client opened, or a reply to one. */
export const staffEmailData = z.object({
  ...ticket,
  priority: z.enum(ticketPriorities),
  body: z.string(),
  author: z.string(),
  client: z.string(),
  company: z.string().nullable(),
  authorLanguage: z.enum(languages),
  /** Whether the reply reopened a resolved ticket. */
  reopened: z.boolean(),
  /** The title of the proposal that the ticket is about. */
  proposal: z.string().optional(),
  /** Whether the recipient owns that proposal. Otherwise it is the agency's notification address. */
  isOwner: z.boolean().optional(),
})
export type StaffEmailData = z.infer<typeof staffEmailData>

/** The data of the email to a client about a reply. */
export const replyEmailData = z.object({
  ...ticket,
  author: z.string(),
  body: z.string(),
  /** The status that the reply has set, if the client is told of it. */
  status: z.enum(['resolved', 'closed']).optional(),
})

/** The data of the email to a client about a resolved or closed ticket. */
export const statusEmailData = z.object({
  ...ticket,
  author: z.string(),
  status: z.enum(['resolved', 'closed']),
})

/** All emails about a ticket are one thread. */
export const ticketThread = (ticketId: string): string => `ticket-${ticketId}`
