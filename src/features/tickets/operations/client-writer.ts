import { desc, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { displayName } from '@/lib/person-name'
import { ownerRecipient } from '@/features/proposals/queries/owner-recipient'
import { databaseOf } from '@/lib/server/db/sql'
import { log } from '@/lib/server/log'
import { queueEmail } from '@/features/mail/queue-email'
import { proposal_versions, proposals, clients, users } from '@/payload-tables'
import { portalStatusOf } from '@/features/accounts/rules'
import { AppError } from '@/lib/app-error'
import type { SignedIn } from '@/lib/server/auth/authenticate'
import type { Context } from '@/lib/server/http/authorize'
import type { StaffEmailData } from '../mail/ticket-emails'

/** The signed-in account of a client, as the author of a ticket or a reply, and that client. */
type ClientAccount = { author: SignedIn; client: { id: string; name: string; company: string | null } }

/**
 * Returns the signed-in user and their client as the database has them now. Throws AppError 'unauthenticated' when nobody
 * is signed in, 'not_found' for an account without a client, and 'forbidden' for staff, a deactivated account or a
 * suspended client.
 */
export async function requireClientAccount({ req, user }: Context): Promise<ClientAccount> {
  if (!user) throw new AppError('unauthenticated')
  const db = await databaseOf(req)
  const [row] = await db
    .select({
      id: clients.id,
      name: clients.name,
      company: clients.companyName,
      status: clients.status,
      deactivated: users.deactivatedAt,
    })
    .from(users)
    .leftJoin(clients, eq(clients.id, users.client))
    .where(eq(users.id, user.id))
  const status = portalStatusOf({ ...user, client: row?.id, deactivatedAt: row?.deactivated }, row)
  if (status === 'no_client') throw new AppError('not_found')
  if (status !== 'client' || !row?.id) throw new AppError('forbidden')
  return { author: user, client: { id: row.id, name: row.name ?? '', company: row.company } }
}

type TicketEvent = Pick<StaffEmailData, 'ticketId' | 'title' | 'priority' | 'body' | 'reopened'> & {
  kind: 'ticket-opened' | 'ticket-client-replied'
  /** The id of the ticket, or of the reply. */
  subjectId: string
  /** The id of the proposal that the ticket is about. */
  proposalId?: string | null
}

/**
 * Queues an email about a ticket or a reply, in the transaction that stores it: to the owner of the proposal that the ticket
 * is about, else to the agency's notification address.
 */
export async function notifyStaff(
  req: PayloadRequest,
  { author, client }: ClientAccount,
  { kind, subjectId, proposalId, ...event }: TicketEvent,
): Promise<void> {
  const proposal = proposalId ? await findProposal(req, proposalId) : undefined
  const to = await ownerRecipient(req, proposal?.owner ?? null)
  if (!to) {
    log.warn(
      { ticket: event.ticketId },
      'nobody to notify of a ticket: the site settings have no address, and there is no active admin',
    )
    return
  }
  const from = { author: displayName(author), client: client.name, company: client.company }
  const { recipient, language, isOwner } = to
  const about = proposal && { proposal: proposal.title, isOwner }
  const data: StaffEmailData = { ...event, ...from, ...about, authorLanguage: author.language }
  await queueEmail(req, { kind, subjectId, recipient, language, data })
}

/** Returns the owner of a proposal, and its title as the client knows it: that of the latest version. */
async function findProposal(req: PayloadRequest, id: string) {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ owner: proposals.owner, title: proposal_versions.title })
    .from(proposals)
    .innerJoin(proposal_versions, eq(proposal_versions.proposal, proposals.id))
    .where(eq(proposals.id, id))
    .orderBy(desc(proposal_versions.number))
    .limit(1)
  return row
}
