import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { appendAuditEntry } from '@/features/audit/operations/append-audit-entry'
import { grantAccess } from '@/features/accounts/operations/client-access'
import type { Language } from '@/i18n/languages'
import { addDays, dayIn, isDay } from '@/lib/agency-day'
import { AppError } from '@/lib/app-error'
import { storePasswordLink } from '@/lib/server/auth/email-link'
import { asSystem } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { clients, proposals } from '@/payload-tables'
import type { Client, Proposal } from '@/payload-types'
import { lockLead } from '@/features/leads/operations/lock-lead'
import { endOfDay, findSendingSettings, proposalLink } from '../queries/sending'
import { MAX_EXPIRY_DAYS } from '../rules'
import { isEmptyProposalText, unresolvedVariables, statusesBeforeProposal } from '../sending-rules'
import type { SendProposalInput } from '../schemas'
import { freezeProposal } from './freeze-proposal'
import { lockProposal, proposalConflict } from './lock-proposal'
import { queueClientEmail } from './queue-client-email'
import { markBillingPending } from './set-up-billing'

/**
 * Moves the lead of a proposal that was sent to the status `proposal`; its history records who did. A lead that is as far,
 * or closed, stays as it is. Locks the lead.
 */
async function moveLeadToProposal(req: PayloadRequest, id: string): Promise<void> {
  const { status } = await lockLead(req, id)
  if (!statusesBeforeProposal.some((earlier) => earlier === status)) return
  await asSystem(req).update({ collection: 'leads', id, data: { status: 'proposal' }, depth: 0 })
}

export type SentProposal = {
  /** The address that the client opens, in the client's language. */
  link: string
  /** The number of the version that was frozen. */
  version: number
  /** Who gets an email, if anyone does, and whether it also invites them to the portal. */
  email: { recipient: string; language: Language; isInvitation: boolean } | null
}

/**
 * Sends a proposal: freezes the draft as its next version, emails the client a link to it or leaves that to the user, moves
 * the lead, and appends to the audit chain. A client who cannot sign in is invited in the same email. Afterwards the worker
 * creates the prices of its fees at the billing service, if there is one. Throws AppError 'not_found', 'forbidden' for a
 * proposal of someone else, 'conflict' with the current status unless it is a draft, or with the field `client` when the
 * client can get no email or is suspended, and 'invalid' with the field `content` when it is empty, has variables (which
 * `variables` lists) or pictures of another proposal, or with `expires_at` for a day that is over or too far away.
 */
export async function sendProposal({ req }: Context, input: SendProposalInput): Promise<SentProposal> {
  return inTransaction(req, () => freezeAndTell(req, input))
}

async function freezeAndTell(
  req: PayloadRequest,
  { proposal: id, by, expiresAt }: SendProposalInput,
): Promise<SentProposal> {
  const locked = await lockProposal(req, id)
  if (locked.status !== 'draft') throw proposalConflict(locked)
  const proposal = await asSystem(req).findByID({ collection: 'proposals', id, depth: 0 })
  requireText(proposal)
  const client = await lockClient(req, locked.client)
  await setExpiry(req, proposal, expiresAt)
  const { number, sha256, frozenAt } = await freezeProposal(req, id)
  if (locked.lead) await moveLeadToProposal(req, locked.lead)
  const email = by === 'mail' ? await emailClient(req, id, client) : null
  await markBillingPending(req, id)
  const { language } = client
  const data = { sha256, version: number, frozenAt, by, actor: req.user?.id }
  await appendAuditEntry(req, { type: 'proposal_sent', subjectId: id, data })
  const link = proposalLink(id, language)
  return { link, version: number, email }
}

/** Throws AppError 'invalid' if the proposal is empty or still contains template variables. */
function requireText({ title, content }: Proposal): void {
  if (isEmptyProposalText(content)) throw new AppError('invalid', { fields: { content: 'required' } })
  const variables = unresolvedVariables(title, content)
  if (variables.length > 0)
    throw new AppError('invalid', { fields: { content: 'variables', variables: variables.join(', ') } })
}

/** Locks the client against a suspension at the same moment. A suspended one could not open the proposal. */
async function lockClient(req: PayloadRequest, id: string): Promise<Client> {
  const db = await databaseOf(req)
  await db.select({ id: clients.id }).from(clients).where(eq(clients.id, id)).for('share')
  const client = await asSystem(req).findByID({ collection: 'clients', id, depth: 0 })
  if (client.status === 'suspended') throw new AppError('conflict', { fields: { client: 'suspended' } })
  return client
}

/** Stores until when the proposal can be signed: the chosen day, that of the draft, or the default of the settings. */
async function setExpiry(req: PayloadRequest, proposal: Proposal, chosen: string | undefined): Promise<void> {
  const { zone, expiryDays } = await findSendingSettings(req)
  const now = new Date()
  const today = dayIn(zone, now)
  const given = chosen ?? proposal.expiresAt ?? addDays(today, expiryDays)
  const day = isDay(given) ? given : dayIn(zone, new Date(given))
  if (day < today) throw new AppError('invalid', { fields: { expires_at: 'past' } })
  if (day > addDays(today, MAX_EXPIRY_DAYS)) throw new AppError('invalid', { fields: { expires_at: 'late' } })
  const end = await endOfDay(req, day, zone)
  const db = await databaseOf(req)
  await db.update(proposals).set({ expiresAt: end }).where(eq(proposals.id, proposal.id))
}

/** Queues the email with the link, which also invites a client whose address has no account yet or no password. */
async function emailClient(req: PayloadRequest, id: string, client: Client): Promise<SentProposal['email']> {
  const { state, account } = await grantAccess(req, client)
  const isInvitation = state === 'invited'
  const token = isInvitation ? (await storePasswordLink(req, account, 'invite')).token : undefined
  const isQueued = await queueClientEmail(req, { kind: 'proposal-sent', proposal: id, token })
  if (!isQueued) throw new AppError('conflict', { fields: { client: 'closed' } })
  return { recipient: client.email, language: client.language, isInvitation }
}
