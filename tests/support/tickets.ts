import type { Payload } from 'payload'

import { addTicketNote } from '@/features/tickets/operations/ticket-changes'
import { createTicket } from '@/features/tickets/operations/create-ticket'
import { replyAsClient } from '@/features/tickets/operations/reply-as-client'
import { sendTicketReply, sendTicketReplyNow } from '@/features/tickets/operations/ticket-replies'
import { createTicketSchema } from '@/features/tickets/schemas'
import { asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { sql } from '@/lib/server/db/sql'
import type { Ticket, User } from '@/payload-types'
import { makeUser, requestOf } from './actors'
import { makeClient, makeTicket } from './client-records'
import { rowsOf } from './rows'

type Line = {
  type: string
  visibility: string
  body: string | null
  new_status: string | null
  author_name: string
  from_staff: boolean
}
type StaffMessage = { body: string; visibility?: 'public' | 'internal' }
type Mail = { id: string; kind: string; recipient: string; language: string; data: Record<string, unknown> }

/** Returns the context of a verb that the user calls. */
export async function contextOf(payload: Payload, user: User) {
  const req = await requestOf(payload, user)
  return { req, user: req.user, address: '10.0.0.1' }
}

/** Creates a client with an account and a team member. Returns them with functions for what they do with tickets. */
export async function createTicketSetup(payload: Payload) {
  await makeUser(payload, 'admin')
  const team = await makeUser(payload, 'team', { firstName: 'Lucía', lastName: 'Fernández' })
  const client = await makeClient(payload)
  const person = { language: 'es', firstName: 'Ana', lastName: 'Ruiz' } as const
  const ana = await makeUser(payload, 'client', { client: client.id, ...person })
  return {
    team,
    client,
    ana,
    open: async (user: User, more: object = {}) =>
      createTicket(
        await contextOf(payload, user),
        createTicketSchema.parse({ title: 'The form', description: 'It fails.', ...more }),
      ),
    reply: async (user: User, ticket_id: string, body = 'More words.', submission_id?: string) =>
      replyAsClient(await contextOf(payload, user), { ticket_id, body, submission_id }),
    /** Creates a ticket that Ana opened. */
    openAsAna: (data: Partial<Ticket> = {}) =>
      makeTicket(payload, ana, { title: 'Hers', openedBy: ana.id, ...data }),
    /** Adds an internal note, or a reply that is sent at once. */
    addStaffMessage: async (ticket: string, { body, visibility = 'public' }: StaffMessage, user = team) => {
      const context = await contextOf(payload, user)
      if (visibility === 'internal') return addTicketNote(context, { ticket, body })
      const { id } = await sendTicketReply(context, { ticket, body })
      await sendTicketReplyNow(context, { reply: id })
      return { id }
    },
    set: async (id: string, data: Partial<Ticket>) =>
      asUser(await requestOf(payload, team)).update({ collection: 'tickets', id, data }),
    /** Updates several tickets as staff do in the admin's list. */
    setMany: async (ids: string[], data: Partial<Ticket>) =>
      asUser(await requestOf(payload, team)).update({
        collection: 'tickets',
        where: { id: { in: ids } },
        data,
      }),
    threadOf: (ticket: string) =>
      rowsOf<Line>(
        payload,
        sql`select type, visibility, body, new_status, author_name, from_staff from ticket_messages
          where ticket_id = ${ticket} order by created_at, id`,
      ),
    statusOf: async (id: string) =>
      (await asSystemWithoutRequest(payload).findByID({ collection: 'tickets', id, depth: 0 })).status,
    emailsAbout: (ticket: string) =>
      rowsOf<Mail>(
        payload,
        sql`select id, kind, recipient, language, data from outbox where data->>'ticketId' = ${ticket}
          order by created_at, kind`,
      ),
  }
}

/** Sets the address that the agency's notifications are sent to. */
export const setNotificationEmail = (
  payload: Payload,
  notificationEmail: string | null = 'equipo@puente.example',
) =>
  asSystemWithoutRequest(payload).updateGlobal({
    slug: 'site-settings',
    data: {
      agencyZone: 'America/Lima',
      brand: 'Puente',
      email: null,
      notificationEmail,
      notificationLanguage: 'es',
    },
  })
