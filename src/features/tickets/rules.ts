export const ticketStatuses = ['open', 'in_progress', 'resolved', 'closed'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

export const ticketPriorities = ['low', 'medium', 'high', 'urgent'] as const
export type TicketPriority = (typeof ticketPriorities)[number]
export const defaultPriority: TicketPriority = 'medium'

/** An entry of a thread: a message, or a change of the ticket's status. */
export const messageTypes = ['reply', 'status_change'] as const

/** Internal notes are for staff: no response to a client contains them. */
export const visibilities = ['public', 'internal'] as const

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
