import { pendingReplySchema } from '@/features/tickets/desk-schemas'
import { undoTicketReply } from '@/features/tickets/operations/undo-ticket-reply'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'ticketChange',
  input: pendingReplySchema,
  run: undoTicketReply,
})
