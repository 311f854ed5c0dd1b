/** What a client asks for help with. Pure: no I/O. */

export const ticketStatuses = ['open', 'in_progress', 'resolved', 'closed'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

export const ticketPriorities = ['low', 'medium', 'high', 'urgent'] as const
export type TicketPriority = (typeof ticketPriorities)[number]
export const defaultPriority: TicketPriority = 'medium'

/** A line of a thread: words, or a change of the ticket's status. */
export const messageTypes = ['reply', 'status_change'] as const

/** Internal notes never reach the client in any answer. */
export const visibilities = ['public', 'internal'] as const

/** The longest value of each text field, in characters. */
export const ticketLimits = { title: 200, description: 5000, body: 5000 }

/** What 'Open Tickets' counts (specification, section 9). */
export const isOpenTicket = ({ status }: { status: string }): boolean =>
  status === 'open' || status === 'in_progress'

/** Whether a client may still write: a closed ticket takes no reply. */
export const takesReplies = ({ status }: { status: string }): boolean => status !== 'closed'

/** What a client's reply makes of the ticket: a resolved one opens again. */
export const statusAfterReply = (status: TicketStatus): TicketStatus =>
  status === 'resolved' ? 'open' : status

/** How many lines of a thread a page shows; the newest come first to hand. */
export const threadPage = 30

/** How many tickets the list shows, the newest. */
export const longestList = 100

/** Whom a client is shown as the author: of staff never an address, which stands in for a name that is missing. */
export const shownAuthor = (name: string | null | undefined, house: string): string =>
  name && !name.includes('@') ? name : house

/** Of the changes of a ticket's status those that the client is written to about. */
export const isWorthAMail = (status: string | null | undefined): status is 'resolved' | 'closed' =>
  status === 'resolved' || status === 'closed'
