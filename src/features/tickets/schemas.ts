import { z } from 'zod'

import { line, required, text } from '@/lib/text-fields'
import { defaultPriority, ticketLimits, ticketPriorities } from './rules'

/** Names one sending of a form: a second try with it is the same ticket, or the same reply. */
const submission_id = z.uuid('invalid').optional()

/** What a client fills in for a new ticket. */
export const ticketForm = z.object({
  title: required(line(ticketLimits.title)),
  description: required(text(ticketLimits.description)),
  priority: z.enum(ticketPriorities, 'invalid').default(defaultPriority),
})

export type NewTicketValues = z.output<typeof ticketForm>

/** The body of POST /api/create-ticket. Unknown keys fall away, a client or a status among them. */
export const createTicketSchema = ticketForm.extend({ submission_id })
export type CreateTicketInput = z.output<typeof createTicketSchema>

/** What a client writes under a ticket. */
export const replyForm = z.object({ body: required(text(ticketLimits.body)) })

/** The body of POST /api/reply-to-ticket. */
export const replyToTicketSchema = replyForm.extend({
  ticket_id: z.string('invalid').max(100, 'invalid'),
  submission_id,
})
export type ReplyToTicketInput = z.output<typeof replyToTicketSchema>
