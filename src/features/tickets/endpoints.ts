import { handle, handleQuery, type Endpoints, type QueriesOf, type VerbsOf } from '@/lib/server/http/handle'
import {
  addTicketNoteSchema,
  createTicketForClientSchema,
  pendingReplySchema,
  sendTicketReplySchema,
  setTicketPrioritySchema,
  setTicketStatusSchema,
  ticketDetailsSchema,
  ticketListSchema,
} from './board-schemas'
import { addTicketNote, setTicketPriority, setTicketStatus } from './operations/ticket-changes'
import { createTicket, createTicketForClient } from './operations/create-ticket'
import { replyAsClient } from './operations/reply-as-client'
import { sendTicketReply, sendTicketReplyNow, undoTicketReply } from './operations/ticket-replies'
import { findTicketDetails } from './queries/ticket-details'
import { findTicketBoardPage } from './queries/ticket-board-page'
import { createTicketSchema, replyAsClientSchema } from './schemas'

export const ticketsEndpoints = {
  GET: {
    'ticket-details': handleQuery({
      who: 'staff',
      input: ticketDetailsSchema,
      run: (req, { ticket, pages }) => findTicketDetails(req, ticket, pages),
    }),
    'ticket-list': handleQuery({
      who: 'staff',
      onReplica: true,
      input: ticketListSchema,
      run: findTicketBoardPage,
    }),
  },
  POST: {
    'add-ticket-note': handle({
      who: 'staff',
      limit: 'ticketChange',
      input: addTicketNoteSchema,
      run: addTicketNote,
    }),
    'create-ticket': handle({
      who: 'client',
      limit: 'clientTicket',
      input: createTicketSchema,
      run: createTicket,
    }),
    'create-ticket-for-client': handle({
      who: 'staff',
      limit: 'ticketChange',
      input: createTicketForClientSchema,
      run: createTicketForClient,
    }),
    'reply-as-client': handle({
      who: 'client',
      limit: 'clientTicketReply',
      input: replyAsClientSchema,
      run: replyAsClient,
    }),
    'send-ticket-reply': handle({
      who: 'staff',
      limit: 'ticketChange',
      input: sendTicketReplySchema,
      run: sendTicketReply,
    }),
    'send-ticket-reply-now': handle({
      who: 'staff',
      limit: 'ticketChange',
      input: pendingReplySchema,
      run: sendTicketReplyNow,
    }),
    'set-ticket-priority': handle({
      who: 'staff',
      limit: 'ticketChange',
      input: setTicketPrioritySchema,
      run: setTicketPriority,
    }),
    'set-ticket-status': handle({
      who: 'staff',
      limit: 'ticketChange',
      input: setTicketStatusSchema,
      run: setTicketStatus,
    }),
    'undo-ticket-reply': handle({
      who: 'staff',
      limit: 'ticketChange',
      input: pendingReplySchema,
      run: undoTicketReply,
    }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof ticketsEndpoints> {}
  interface Queries extends QueriesOf<typeof ticketsEndpoints> {}
}
