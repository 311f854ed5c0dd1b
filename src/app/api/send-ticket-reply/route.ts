import { sendTicketReplySchema } from '@/features/tickets/desk-schemas'
import { sendTicketReply } from '@/features/tickets/operations/send-ticket-reply'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'ticketChange',
  input: sendTicketReplySchema,
  run: sendTicketReply,
})
