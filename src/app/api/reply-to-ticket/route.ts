import { replyToTicket } from '@/features/tickets/operations/reply-to-ticket'
import { replyToTicketSchema } from '@/features/tickets/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'client',
  limit: 'ticketReply',
  input: replyToTicketSchema,
  run: replyToTicket,
})
