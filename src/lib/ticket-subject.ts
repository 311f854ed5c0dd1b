import { isId } from './ids'

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
