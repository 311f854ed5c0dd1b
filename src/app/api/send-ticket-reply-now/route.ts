import { pendingReplySchema } from '@/features/tickets/desk-schemas'
import { sendTicketReplyNow } from '@/features/tickets/operations/send-ticket-reply-now'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'ticketChange',
  input: pendingReplySchema,
  run: sendTicketReplyNow,
})
