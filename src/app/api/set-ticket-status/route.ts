import { setTicketStatusSchema } from '@/features/tickets/desk-schemas'
import { setTicketStatus } from '@/features/tickets/operations/set-ticket-status'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'ticketChange',
  input: setTicketStatusSchema,
  run: setTicketStatus,
})
