import type { PayloadRequest } from 'payload'

import { displayName } from '@/lib/person-name'
import { isId } from '@/lib/ids'
import { clientOf, isStaff } from '@/lib/roles'
import { asSystem, asUser } from '@/lib/server/db/local-api'
import type { Ticket, TicketMessage } from '@/payload-types'
import { publicAuthorName, THREAD_PAGE_SIZE, type TicketStatus } from '../rules'
import { whereOwnClient, findSubject, referenceOf, type TicketSubject } from './ticket-subject'

/** The author of a message; `own` when that is the signed-in user. */
export type Author = { name: string; own: boolean; fromStaff: boolean }

/** A message of a thread, or a change of the ticket's status. */
export type ThreadEntry = { id: string; at: string; author: Author } & (
  { body: string; status?: undefined } | { status: TicketStatus; body?: undefined }
)

const ticketFields = {
  number: true,
  title: true,
  description: true,
  priority: true,
  status: true,
  createdAt: true,
} as const

/** A ticket with a page of its thread: oldest entry first, newest page first. */
export type TicketThread = Pick<Ticket, keyof typeof ticketFields | 'id'> & {
  opener: Author
  /** The document that the ticket is about. */
  about?: TicketSubject
  entries: ThreadEntry[]
  page: number
  pages: number
}

/**
 * Returns a ticket of the user's own client with a page of its thread; null when there is none with that id. `agencyName`
 * is shown for staff without a name.
 */
export async function findOwnTicket(
  req: PayloadRequest,
  id: string,
  page: number,
  agencyName: string,
): Promise<TicketThread | null> {
  if (!isId(id)) return null
  const { docs } = await asUser(req).find({
    collection: 'tickets',
    where: { and: [{ id: { equals: id } }, whereOwnClient(req)] },
    select: { ...ticketFields, openedBy: true, invoice: true, proposal: true, earlierTicket: true },
    limit: 1,
    pagination: false,
    depth: 0,
    joins: false,
  })
  const ticket = docs[0]
  if (!ticket) return null
  const reference = referenceOf(ticket)
  const [opener, thread, about] = await Promise.all([
    findOpener(req, ticket, agencyName),
    findMessages(req, id, page),
    reference && findSubject(req, reference),
  ])
  const { number, title, description, priority, status, createdAt } = ticket
  const entries = thread.docs.map((message) => entryOf(message, req.user?.id, agencyName)).reverse()
  const pages = { page: thread.page ?? 1, pages: thread.totalPages }
  return { id, number, title, description, priority, status, createdAt, opener, about, entries, ...pages }
}

const findMessages = (req: PayloadRequest, ticket: string, page: number) =>
  asUser(req).find({
    collection: 'ticket-messages',
    where: { ticket: { equals: ticket }, visibility: { equals: 'public' } },
    sort: ['-createdAt', '-id'],
    limit: THREAD_PAGE_SIZE,
    page,
    depth: 0,
  })

function entryOf(message: TicketMessage, userId: string | undefined, agencyName: string): ThreadEntry {
  const { id, createdAt: at, authorName, type, newStatus, body } = message
  const fromStaff = message.fromStaff === true
  const authorId = typeof message.author === 'object' ? message.author?.id : message.author
  const name = fromStaff ? publicAuthorName(authorName, agencyName) : (authorName ?? agencyName)
  const author = { name, fromStaff, own: authorId !== undefined && authorId === userId }
  return type === 'status_change' && newStatus
    ? { id, at, author, status: newStatus }
    : { id, at, author, body: body ?? '' }
}

/** Returns who opened a ticket: the client where the account no longer exists. */
async function findOpener(
  req: PayloadRequest,
  { openedBy }: Pick<Ticket, 'openedBy'>,
  agencyName: string,
): Promise<Author> {
  const opener = typeof openedBy === 'object' ? openedBy?.id : openedBy
  if (opener && opener === req.user?.id) return { name: displayName(req.user), own: true, fromStaff: false }
  const user =
    opener &&
    (await asSystem(req).findByID({
      collection: 'users',
      id: opener,
      select: { firstName: true, lastName: true, role: true, deactivatedAt: true },
      depth: 0,
      disableErrors: true,
    }))
  if (user) {
    const fromStaff = isStaff(user)
    const name = displayName(user)
    return { name: fromStaff ? publicAuthorName(name, agencyName) : name, own: false, fromStaff }
  }
  const client = await asUser(req).findByID({
    collection: 'clients',
    id: clientOf(req.user) ?? '',
    select: { name: true },
    depth: 0,
    disableErrors: true,
  })
  return { name: client?.name ?? agencyName, own: false, fromStaff: false }
}
