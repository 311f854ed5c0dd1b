import type { Payload } from 'payload'

import { createTicket } from '@/features/tickets/operations/create-ticket'
import { replyToTicket } from '@/features/tickets/operations/reply-to-ticket'
import { createTicketSchema } from '@/features/tickets/schemas'
import { asSystemAlone, asUser, autocommit, statement } from '@/lib/server/db'
import type { Ticket, User } from '@/payload-types'
import { makeUser, requestOf } from './actors'
import { makeClient, makeTicket } from './papers'

type Line = {
  type: string
  visibility: string
  body: string | null
  new_status: string | null
  author_name: string
  from_staff: boolean
}
type Mail = { id: string; kind: string; recipient: string; language: string; data: Record<string, unknown> }

/** A verb's context, as that person. */
export async function contextOf(payload: Payload, user: User) {
  const req = await requestOf(payload, user)
  return { req, user: req.user, address: '10.0.0.1' }
}

/** A client with an account, a member of the team, and what they do with tickets. */
export async function ticketRoom(payload: Payload) {
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
      replyToTicket(await contextOf(payload, user), { ticket_id, body, submission_id }),
    /** A ticket of Ana's that she opened. */
    anas: (data: Partial<Ticket> = {}) =>
      makeTicket(payload, ana, { title: 'Hers', openedBy: ana.id, ...data }),
    /** What staff do in Payload's view. */
    say: async (ticket: string, data: object, user = team) =>
      asUser(await requestOf(payload, user)).create({
        collection: 'ticket-messages',
        data: { ticket, ...data } as never,
      }),
    set: async (id: string, data: Partial<Ticket>) =>
      asUser(await requestOf(payload, team)).update({ collection: 'tickets', id, data }),
    /** What staff do in Payload's list. */
    setMany: async (ids: string[], data: Partial<Ticket>) =>
      asUser(await requestOf(payload, team)).update({
        collection: 'tickets',
        where: { id: { in: ids } },
        data,
      }),
    threadOf: (ticket: string) =>
      autocommit<Line>(
        payload,
        statement`select type, visibility, body, new_status, author_name, from_staff from ticket_messages
          where ticket_id = ${ticket} order by created_at, id`,
      ),
    statusOf: async (id: string) =>
      (await asSystemAlone(payload).findByID({ collection: 'tickets', id, depth: 0 })).status,
    mailsOf: (ticket: string) =>
      autocommit<Mail>(
        payload,
        statement`select id, kind, recipient, language, data from outbox where data->>'ticketId' = ${ticket}
          order by created_at, kind`,
      ),
  }
}

/** Whom the agency's mails go to. */
export const tellTeam = (payload: Payload, notificationEmail: string | null = 'equipo@puente.example') =>
  asSystemAlone(payload).updateGlobal({
    slug: 'site-settings',
    data: {
      agencyZone: 'America/Lima',
      brand: 'Puente',
      email: null,
      notificationEmail,
      notificationLanguage: 'es',
    },
  })
