import { setTicketPrioritySchema } from '@/features/tickets/desk-schemas'
import { setTicketPriority } from '@/features/tickets/operations/set-ticket-priority'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'ticketChange',
  input: setTicketPrioritySchema,
  run: setTicketPriority,
})
