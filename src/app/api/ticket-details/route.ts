import { ticketDetailsSchema } from '@/features/tickets/desk-schemas'
import { findTicketDetails } from '@/features/tickets/queries/ticket-details'
import { handleQuery } from '@/lib/server/http/handle-query'

export const dynamic = 'force-dynamic'

export const GET = handleQuery({
  who: 'staff',
  input: ticketDetailsSchema,
  run: (req, { ticket, pages }) => findTicketDetails(req, ticket, pages),
})
