import type { PayloadRequest, Where } from 'payload'
import { findProposalName } from '@/features/proposals/queries/versions'
import { attempt } from '@/lib/server/log'
import { asUser } from '@/lib/server/db/local-api'
import type { SubjectReference } from '@/lib/ticket-subject'
import { clientOf, isStaff } from '@/lib/roles'
import { isId } from '@/lib/ids'

/**
 * Selects the tickets of the user's own client. For clients access control does the same; for staff in the portal this
 * matches none.
 */
export const whereOwnClient = (req: PayloadRequest): Where => ({
  client: { equals: clientOf(req.user) ?? null },
})

/**
 * Returns number and title of a ticket, for the tab of the browser; undefined when the user is not staff or there is none.
 */
export async function findTicketTitle(
  req: PayloadRequest,
  id: string,
): Promise<{ number: number; title: string } | undefined> {
  if (!isStaff(req.user) || !isId(id)) return undefined
  const { docs } = await asUser(req).find({
    collection: 'tickets',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    joins: false,
    select: { number: true, title: true },
  })
  const [ticket] = docs
  return ticket && { number: ticket.number ?? 0, title: ticket.title }
}

/** What a ticket is about, with the name that its page shows: the number of an invoice, or a title. */
export type TicketSubject = SubjectReference & { name: string }

/** Returns what a ticket is about; undefined when the signed-in client has no such document. */
export async function findSubject(
  req: PayloadRequest,
  about: SubjectReference,
): Promise<TicketSubject | undefined> {
  const name = await findName(req, about)
  return name === undefined ? undefined : { ...about, name }
}

/** Like `findSubject`, but also undefined when reading fails: the ticket is then about no document. */
export const findNewSubject = (req: PayloadRequest, about: SubjectReference) =>
  attempt('the subject of a new ticket', findSubject(req, about))

async function findName(req: PayloadRequest, { kind, id }: SubjectReference): Promise<string | undefined> {
  if (kind === 'proposal') return (await findProposalName(req, id))?.title
  const where: Where = { and: [{ id: { equals: id } }, whereOwnClient(req)] }
  const one = { where, limit: 1, pagination: false, depth: 0 } as const
  const user = asUser(req)
  if (kind === 'invoice')
    return (await user.find({ collection: 'invoices', select: { invoiceNumber: true }, ...one })).docs[0]
      ?.invoiceNumber
  const tickets = await user.find({ collection: 'tickets', select: { title: true }, joins: false, ...one })
  return tickets.docs[0]?.title
}

type Columns = { invoice?: unknown; proposal?: unknown; earlierTicket?: unknown }

/** Returns what a stored ticket is about, by its columns; undefined when it is about no document. */
export function referenceOf({ invoice, proposal, earlierTicket }: Columns): SubjectReference | undefined {
  if (typeof invoice === 'string') return { kind: 'invoice', id: invoice }
  if (typeof proposal === 'string') return { kind: 'proposal', id: proposal }
  return typeof earlierTicket === 'string' ? { kind: 'ticket', id: earlierTicket } : undefined
}
