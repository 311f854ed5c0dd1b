import { replyToTicket } from '@/features/tickets/operations/reply-to-ticket'
import { replyToTicketSchema } from '@/features/tickets/schemas'
import { handle } from '@/lib/server/handle'

/** A client writes under an own ticket. */
export const POST = handle({
  who: 'client',
  limit: 'ticketReply',
  input: replyToTicketSchema,
  run: replyToTicket,
})
