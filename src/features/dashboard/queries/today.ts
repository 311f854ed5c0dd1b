import type { PayloadRequest } from 'payload'

import { isAdmin } from '@/lib/roles'
import { requireStaff } from '@/lib/server/http/authorize'
import { asUser } from '@/lib/server/db/local-api'
import type { Proposal } from '@/payload-types'
import { findOpenTickets, type OpenTickets } from './open-tickets'
import { findUnansweredLeads, type UnansweredLeads } from './unanswered-leads'

/** An email that could not be sent. `reason` is what the mail server said. */
export type FailedEmail = {
  id: string
  kind: string
  recipient: string
  reason: string | null
  failedAt: string
}

type FailedEmails = { list: FailedEmail[]; total: number }

const MAX_LISTED = 5

/** As in the system health (src/features/system/queries.ts). */
export const FAILED_DAYS = 7

/** Returns the emails that failed in the last week, newest first; null for anyone but admins. */
async function findFailedEmails(req: PayloadRequest): Promise<FailedEmails | null> {
  if (!isAdmin(req.user)) return null
  const since = new Date(Date.now() - FAILED_DAYS * 86_400_000).toISOString()
  const { docs, totalDocs } = await asUser(req).find({
    collection: 'outbox',
    where: { status: { equals: 'failed' }, updatedAt: { greater_than: since } },
    sort: ['-updatedAt', 'id'],
    limit: MAX_LISTED,
    depth: 0,
    select: { kind: true, recipient: true, lastError: true, updatedAt: true },
  })
  const list = docs.map(({ id, kind, recipient, lastError, updatedAt }) => ({
    id,
    kind,
    recipient,
    reason: lastError ?? null,
    failedAt: updatedAt,
  }))
  return { list, total: totalDocs }
}

/** A proposal that was sent and can be signed. The amount is in cents. */
export type OpenProposal = Pick<
  Proposal,
  'id' | 'title' | 'amount' | 'currency' | 'sentAt' | 'expiresAt' | 'owner'
> & {
  number: number
  client: { id: string; name: string; company: string | null } | null
}

type OpenProposals = { list: OpenProposal[]; total: number }

const fields = {
  number: true,
  title: true,
  amount: true,
  currency: true,
  sentAt: true,
  expiresAt: true,
  owner: true,
  client: true,
} as const

/** Returns the proposals that await a signature, the longest waiting first. Reads as the user. */
async function findOpenProposals(req: PayloadRequest, at: Date): Promise<OpenProposals> {
  const notExpired = {
    or: [{ expiresAt: { exists: false } }, { expiresAt: { greater_than_equal: at.toISOString() } }],
  }
  const { docs, totalDocs } = await asUser(req).find({
    collection: 'proposals',
    where: { and: [{ status: { equals: 'sent' } }, notExpired] },
    sort: ['sentAt', 'id'],
    limit: MAX_LISTED,
    depth: 0,
    select: fields,
  })
  const clients = await findClients(req, docs.map(clientOf))
  const list = docs.map(({ id, number, title, amount, currency, sentAt, expiresAt, owner, ...proposal }) => {
    const client = clients.get(clientOf(proposal)) ?? null
    return { id, number: number ?? 0, title, amount, currency, sentAt, expiresAt, owner, client }
  })
  return { list, total: totalDocs }
}

const clientOf = ({ client }: Pick<Proposal, 'client'>): string =>
  typeof client === 'object' ? client.id : client

async function findClients(req: PayloadRequest, ids: string[]) {
  const { docs } = await asUser(req).find({
    collection: 'clients',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    select: { name: true, companyName: true },
  })
  return new Map(
    docs.map(({ id, name, companyName }) => [id, { id, name: name ?? '', company: companyName ?? null }]),
  )
}

/** What needs a staff member today. Each list has its first entries and how many there are. */
export type Today = {
  leads: UnansweredLeads
  tickets: OpenTickets
  proposals: OpenProposals
  /** null for anyone but admins. */
  failedEmails: FailedEmails | null
}

/** For staff only: throws AppError 'forbidden'. */
export async function findToday(req: PayloadRequest): Promise<Today> {
  requireStaff(req)
  const [leads, tickets, proposals, failedEmails] = await Promise.all([
    findUnansweredLeads(req),
    findOpenTickets(req),
    findOpenProposals(req, new Date()),
    findFailedEmails(req),
  ])
  return { leads, tickets, proposals, failedEmails }
}
