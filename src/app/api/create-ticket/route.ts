import { createTicket } from '@/features/tickets/operations/create-ticket'
import { createTicketSchema } from '@/features/tickets/schemas'
import { handle } from '@/lib/server/handle'

/** A client asks for help. */
export const POST = handle({ who: 'client', limit: 'ticket', input: createTicketSchema, run: createTicket })
