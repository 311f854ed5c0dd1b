import { z } from 'zod'

import { line, required, text, lenient } from '@/lib/text-fields'
import {
  MAX_THREAD_PAGES,
  MAX_TICKET_PAGE,
  MAX_TICKET_QUERY_LENGTH,
  ticketSorts,
  type TicketFilter,
  type TicketSort,
} from './board-rules'
import { ticketLimits, ticketPriorities, ticketStatuses } from './rules'
import { ticketForm } from './schemas'

const id = z.uuid('invalid')
const status = z.enum(ticketStatuses, 'invalid')
const priority = z.enum(ticketPriorities, 'invalid')

/** Identifies one submission: a retry with it stores nothing again. */
const submission_id = id.optional()

export type TicketBoardRequest = { filter?: TicketFilter; sort?: TicketSort; page?: number }

/** The query string of the board and of GET /api/ticket-list. */
export const ticketListSchema = z
  .object({
    q: lenient(z.string().transform((value) => value.slice(0, MAX_TICKET_QUERY_LENGTH))),
    status: lenient(status),
    priority: lenient(priority),
    sort: lenient(z.enum(ticketSorts)),
    page: lenient(z.coerce.number().int().min(1).max(MAX_TICKET_PAGE)),
  })
  .transform(({ q, status, priority, sort, page }): TicketBoardRequest => ({
    filter: { query: q, status, priority },
    sort,
    page,
  }))

/** The query string of GET /api/ticket-details. `pages` are those of the thread that are shown. */
export const ticketDetailsSchema = z.object({
  ticket: z.string().max(100),
  pages: z.coerce.number().int().min(1).max(MAX_THREAD_PAGES).default(1).catch(1),
})

const body = required(text(ticketLimits.body))

/**
 * The body of POST /api/send-ticket-reply. `status` is the one to set with the reply, if it changes, and `expected` the one
 * that the screen showed.
 */
export const sendTicketReplySchema = z
  .object({ ticket: id, body, status: status.optional(), expected: status.optional(), submission_id })
  .refine((input) => !input.status || input.expected, { path: ['expected'], message: 'required' })
export type SendTicketReplyInput = z.output<typeof sendTicketReplySchema>

/** The body of POST /api/send-ticket-reply-now and of /api/undo-ticket-reply. */
export const pendingReplySchema = z.object({ reply: id })
export type PendingReplyInput = z.output<typeof pendingReplySchema>

/** The body of POST /api/add-ticket-note. */
export const addTicketNoteSchema = z.object({ ticket: id, body, submission_id })
export type AddTicketNoteInput = z.output<typeof addTicketNoteSchema>

/** The body of POST /api/set-ticket-status. `expected` is the status that the screen showed. */
export const setTicketStatusSchema = z.object({ ticket: id, status, expected: status })
export type SetTicketStatusInput = z.output<typeof setTicketStatusSchema>

/** The body of POST /api/set-ticket-priority. */
export const setTicketPrioritySchema = z.object({ ticket: id, priority, expected: priority })
export type SetTicketPriorityInput = z.output<typeof setTicketPrioritySchema>

/** The form of a ticket that staff open for a client, and the body of POST /api/create-ticket-for-client. */
export const createTicketForClientSchema = ticketForm.extend({
  client: z.string('required').min(1, 'required').pipe(id),
  title: required(line(ticketLimits.title)),
  submission_id,
})
export type CreateTicketForClientInput = z.output<typeof createTicketForClientSchema>
