import { isId } from '@/lib/ids'

export const ticketStatuses = ['open', 'in_progress', 'resolved', 'closed'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

export const ticketPriorities = ['low', 'medium', 'high', 'urgent'] as const
export type TicketPriority = (typeof ticketPriorities)[number]
export const defaultPriority: TicketPriority = 'medium'

/** An entry of a thread: a message, or a change of the ticket's status. */
export const messageTypes = ['reply', 'status_change'] as const

/** Internal notes are for staff: no response to a client contains them. */
export const visibilities = ['public', 'internal'] as const

/** What a ticket can be about: a document of the client, or an earlier ticket. */
export const subjectKinds = ['invoice', 'proposal', 'ticket'] as const
export type SubjectKind = (typeof subjectKinds)[number]
/** A reference to what a ticket is about. */
export type SubjectReference = { kind: SubjectKind; id: string }

const subjectPages = { invoice: '/dashboard/invoices', proposal: '/proposal', ticket: '/dashboard/tickets' }

/** Returns the path of the page of what a ticket is about. */
export const subjectPath = ({ kind, id }: SubjectReference): string => `${subjectPages[kind]}/${id}`

/** Returns the path of the support tab with the form of a new ticket about a document open. */
export const newTicketPath = (about?: SubjectReference): string =>
  `/dashboard?tab=support${about ? `&${about.kind}=${about.id}` : ''}#new-ticket`

/** Returns what the query of the support tab says that a new ticket is about. */
export function parseSubject(query: Partial<Record<string, unknown>>): SubjectReference | undefined {
  for (const kind of subjectKinds) {
    const id = query[kind]
    if (isId(id)) return { kind, id }
  }
  return undefined
}

/** The maximum characters of the text fields. */
export const ticketLimits = { title: 200, description: 5000, body: 5000 }

/** The statuses that the client's dashboard counts as open. */
export const openTicketStatuses = ['open', 'in_progress'] as const satisfies TicketStatus[]

/** Whether a client can reply to the ticket. */
export const acceptsReplies = ({ status }: { status: string }): boolean => status !== 'closed'

/** Returns the status after a client's reply: a resolved ticket is reopened. */
export const statusAfterReply = (status: TicketStatus): TicketStatus =>
  status === 'resolved' ? 'open' : status

/** The messages on a page of a thread. The first page has the newest. */
export const THREAD_PAGE_SIZE = 30

/** The tickets that the list shows, newest first. */
export const MAX_LISTED_TICKETS = 100

/** Returns the author that a client sees for a message of staff: the agency when the name is missing or an email address. */
export const publicAuthorName = (name: string | null | undefined, agencyName: string): string =>
  name && !name.includes('@') ? name : agencyName

/** Whether the client gets an email about a change to this status. */
export const notifiesClient = (status: string | null | undefined): status is 'resolved' | 'closed' =>
  status === 'resolved' || status === 'closed'
