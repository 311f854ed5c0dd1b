import { z } from 'zod'

import { line, required, text } from '@/lib/text-fields'
import { defaultPriority, ticketLimits, ticketPriorities } from './rules'
import { subjectKinds } from '@/lib/ticket-subject'

/** Identifies one submission of a form: a retry with it creates no second ticket or reply. */
const submission_id = z.uuid('invalid').optional()

/** The form of a new ticket. */
export const ticketForm = z.object({
  title: required(line(ticketLimits.title)),
  description: required(text(ticketLimits.description)),
  priority: z.enum(ticketPriorities, 'invalid').default(defaultPriority),
})

export type NewTicketValues = z.output<typeof ticketForm>

/** What the ticket is about. The operation checks that it belongs to the client. */
const about = z.object({ kind: z.enum(subjectKinds, 'invalid'), id: z.uuid('invalid') }).optional()

/** The body of POST /api/create-ticket. Other keys, such as a client or a status, are dropped. */
export const createTicketSchema = ticketForm.extend({ about, submission_id })
export type CreateTicketInput = z.output<typeof createTicketSchema>

/** The form of a reply. */
export const replyForm = z.object({ body: required(text(ticketLimits.body)) })

/** The body of POST /api/reply-as-client. */
export const replyAsClientSchema = replyForm.extend({
  ticket_id: z.string('invalid').max(100, 'invalid'),
  submission_id,
})
export type ReplyAsClientInput = z.output<typeof replyAsClientSchema>
