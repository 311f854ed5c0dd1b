import { ticketListSchema } from '@/features/tickets/desk-schemas'
import { findTicketPage } from '@/features/tickets/queries/ticket-page'
import { handleQuery } from '@/lib/server/http/handle-query'

export const dynamic = 'force-dynamic'

export const GET = handleQuery({ who: 'staff', input: ticketListSchema, run: findTicketPage })
