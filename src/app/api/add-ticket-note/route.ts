import { addTicketNoteSchema } from '@/features/tickets/desk-schemas'
import { addTicketNote } from '@/features/tickets/operations/add-ticket-note'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'ticketChange',
  input: addTicketNoteSchema,
  run: addTicketNote,
})
