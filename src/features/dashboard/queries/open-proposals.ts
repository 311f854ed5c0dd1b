import type { PayloadRequest } from 'payload'

import { asUser } from '@/lib/server/db/local-api'
import type { Proposal } from '@/payload-types'

/** A proposal that was sent and can be signed. The amount is in cents. */
export type OpenProposal = Pick<
  Proposal,
  'id' | 'title' | 'amount' | 'currency' | 'sentAt' | 'expiresAt' | 'owner'
> & {
  number: number
  client: { id: string; name: string; company: string | null } | null
}

export type OpenProposals = { list: OpenProposal[]; total: number }

const MAX_LISTED = 5

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
export async function findOpenProposals(req: PayloadRequest, at: Date): Promise<OpenProposals> {
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
