import { createTicket } from '@/features/tickets/operations/create-ticket'
import { createTicketSchema } from '@/features/tickets/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'client', limit: 'ticket', input: createTicketSchema, run: createTicket })
