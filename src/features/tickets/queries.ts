import type { PayloadRequest } from 'payload'

import { clientOf, displayName, isStaff } from '@/features/accounts/rules'
import { isId } from '@/lib/ids'
import { asSystem, asUser, sql, statement } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import type { Ticket, TicketMessage } from '@/payload-types'
import { longestList, shownAuthor, threadPage, type TicketStatus } from './rules'

/** A ticket as a list shows it. */
export type ListedTicket = Pick<Ticket, 'id' | 'title' | 'priority' | 'status' | 'createdAt'> & {
  /** When something happened that the client may see. */
  lastActivity: string
}

/** Who said something: `own` is the reader. */
export type Voice = { name: string; own: boolean; fromStaff: boolean }

/** A line of a thread. */
export type ThreadLine = { id: string; at: string; voice: Voice } & (
  { body: string; status?: undefined } | { status: TicketStatus; body?: undefined }
)

/** A ticket with a page of its thread, of which the first is the newest. */
export type TicketThread = Pick<
  Ticket,
  'id' | 'title' | 'description' | 'priority' | 'status' | 'createdAt'
> & {
  opener: Voice
  lines: ThreadLine[]
  page: number
  pages: number
}

type TicketList = { tickets: ListedTicket[]; total: number }

/** The newest tickets of the reader's own client, and how many there are; null when they cannot be read. */
export const ownTickets = (req: PayloadRequest): Promise<TicketList | null> =>
  listOf(req).catch((error: unknown) => {
    log.error({ err: error }, 'the tickets of a client could not be read')
    return null
  })

async function listOf(req: PayloadRequest): Promise<TicketList> {
  const { docs, totalDocs } = await asUser(req).find({
    collection: 'tickets',
    where: ofClient(req),
    sort: ['-createdAt', 'id'],
    limit: longestList,
    depth: 0,
    joins: false,
    select: { title: true, priority: true, status: true, createdAt: true },
  })
  const latest = await lastActivity(
    req,
    docs.map(({ id }) => id),
  )
  const tickets = docs.map(({ id, title, priority, status, createdAt }) => {
    const lastActivity = latest.get(id) ?? createdAt
    return { id, title, priority, status, createdAt, lastActivity }
  })
  return { tickets, total: totalDocs }
}

/** When each thread was last added to, as far as a client may know. */
async function lastActivity(req: PayloadRequest, tickets: string[]): Promise<Map<string, string>> {
  if (tickets.length === 0) return new Map()
  const rows = await sql<{ ticket: string; at: string }>(
    req,
    statement`
      select ticket_id as ticket, to_json(max(created_at)) #>> '{}' as at from ticket_messages
      where ticket_id in ${tickets} and visibility = 'public' group by ticket_id`,
  )
  return new Map(rows.map(({ ticket, at }) => [ticket, at]))
}

/**
 * A ticket of the reader's own client with a page of its thread; null when there is none with that id. `house` is the
 * name that stands for staff who gave none.
 */
export async function ownTicket(
  req: PayloadRequest,
  id: string,
  page: number,
  house: string,
): Promise<TicketThread | null> {
  if (!isId(id)) return null
  const { docs } = await asUser(req).find({
    collection: 'tickets',
    where: { and: [{ id: { equals: id } }, ofClient(req)] },
    limit: 1,
    depth: 0,
    joins: false,
  })
  const ticket = docs[0]
  if (!ticket) return null
  const [opener, thread] = await Promise.all([openerOf(req, ticket, house), threadOf(req, id, page)])
  const { title, description, priority, status, createdAt } = ticket
  const lines = thread.docs.map((message) => lineOf(message, req.user?.id, house)).reverse()
  const pages = { page: thread.page ?? 1, pages: thread.totalPages }
  return { id, title, description, priority, status, createdAt, opener, lines, ...pages }
}

/** What access allows already, said once more: staff who look at a page of the portal are no client either. */
const ofClient = (req: PayloadRequest) => ({ client: { equals: clientOf(req.user) ?? null } })

const threadOf = (req: PayloadRequest, ticket: string, page: number) =>
  asUser(req).find({
    collection: 'ticket-messages',
    where: { ticket: { equals: ticket }, visibility: { equals: 'public' } },
    sort: ['-createdAt', '-id'],
    limit: threadPage,
    page,
    depth: 0,
  })

function lineOf(message: TicketMessage, reader: string | undefined, house: string): ThreadLine {
  const { id, createdAt: at, authorName, type, newStatus, body } = message
  const fromStaff = message.fromStaff === true
  const author = typeof message.author === 'object' ? message.author?.id : message.author
  const name = fromStaff ? shownAuthor(authorName, house) : (authorName ?? house)
  const voice = { name, fromStaff, own: author !== undefined && author === reader }
  return type === 'status_change' && newStatus
    ? { id, at, voice, status: newStatus }
    : { id, at, voice, body: body ?? '' }
}

/** Who opened a ticket; where the account is gone, its client did. */
async function openerOf(req: PayloadRequest, ticket: Ticket, house: string): Promise<Voice> {
  const opener = typeof ticket.openedBy === 'object' ? ticket.openedBy?.id : ticket.openedBy
  if (opener && opener === req.user?.id) return { name: displayName(req.user), own: true, fromStaff: false }
  const once = { depth: 0, disableErrors: true } as const
  const user = opener && (await asSystem(req).findByID({ collection: 'users', id: opener, ...once }))
  if (user) {
    const fromStaff = isStaff(user)
    const name = displayName(user)
    return { name: fromStaff ? shownAuthor(name, house) : name, own: false, fromStaff }
  }
  const id = clientOf(req.user) ?? ''
  const client = await asUser(req).findByID({ collection: 'clients', id, ...once })
  return { name: client?.name ?? house, own: false, fromStaff: false }
}
