import { openTicketSchema } from '@/features/tickets/desk-schemas'
import { openTicket } from '@/features/tickets/operations/open-ticket'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'ticketChange',
  input: openTicketSchema,
  run: openTicket,
})
