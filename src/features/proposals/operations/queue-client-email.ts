import { and, eq, ne, not } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { hasClosedAddress } from '@/features/clients/client-address'
import { queueEmail } from '@/features/mail/queue-email'
import { databaseOf, isoTime, personName } from '@/lib/server/db/sql'
import { clients, proposals, users } from '@/payload-tables'
import type { ClientProposalData } from '../mail/proposal-emails'
import { latestVersion } from '../queries/versions'

export type ProposalEmailKind = 'proposal-sent' | 'proposal-reminder'

type Email = {
  kind: ProposalEmailKind
  proposal: string
  /** The secret with which an invited person sets a password. */
  token?: string
}

/**
 * Queues the email about the latest version of a proposal to its client, in the client's language and in the transaction of
 * the request, once for each kind and version. A suspended client, or one whose email belongs to a deactivated account,
 * gets none. Returns whether there is one.
 */
export async function queueClientEmail(
  req: PayloadRequest,
  { kind, proposal, token }: Email,
): Promise<boolean> {
  const db = await databaseOf(req)
  const sent = latestVersion(db)
  const [row] = await db
    .select({
      recipient: clients.email,
      language: clients.language,
      version: sent.id,
      proposalId: proposals.id,
      number: proposals.number,
      title: sent.title,
      setupFee: sent.setupFee,
      monthlyFee: sent.monthlyFee,
      amount: sent.amount,
      currency: sent.currency,
      expiresAt: isoTime(sent.expiresAt),
      name: clients.firstName,
      company: clients.companyName,
      owner: personName(users),
    })
    .from(proposals)
    .innerJoin(clients, eq(clients.id, proposals.client))
    .leftJoin(users, eq(users.id, proposals.owner))
    .crossJoinLateral(sent)
    .where(and(eq(proposals.id, proposal), ne(clients.status, 'suspended'), not(hasClosedAddress(db))))
  if (!row) return false
  const { recipient, language, version, ...about } = row
  const data: ClientProposalData = { ...about, ...(token && { token }) }
  await queueEmail(req, { kind, subjectId: version, recipient, language, data })
  return true
}
