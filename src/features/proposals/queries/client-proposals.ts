import type { PayloadRequest } from 'payload'

import { totalsByCurrency } from '@/lib/money'
import type { Language } from '@/i18n/languages'
import { asUser } from '@/lib/server/db/local-api'
import type { ProposalVersion } from '@/payload-types'
import { latestVersionByProposal, stateFor, type ProposalState } from '../rules'
import { findSentNames, termFields, termsOf, type Terms } from './versions'

/** A proposal in its client's list. It has no terms while it is being revised. */
export type ListedProposal = {
  id: string
  /** The number that people say. */
  number?: number
  title: string
  language: Language
  state: ProposalState
  sent: Date
  terms?: Terms
}

export type Proposals = {
  rows: ListedProposal[]
  /** How many were sent and have not expired. */
  active: number
  potential: ReturnType<typeof totalsByCurrency>
  /** The one to sign next: it expires first. */
  next?: ListedProposal & { terms: Terms }
}

/**
 * Returns the proposals that were ever sent to a client, newest first, with the words and terms of their latest sent
 * versions. Reads as the signed-in user.
 */
export async function listClientProposals(req: PayloadRequest, client: string, at: Date): Promise<Proposals> {
  const user = asUser(req)
  const ofClient = { 'proposal.client': { equals: client } }
  const [{ docs }, { docs: versions }, names] = await Promise.all([
    user.find({
      collection: 'proposals',
      where: { client: { equals: client } },
      select: { number: true, status: true, sentAt: true, expiresAt: true },
      sort: '-sentAt',
      pagination: false,
    }),
    user.find({
      collection: 'proposal-versions',
      where: ofClient,
      select: { ...termFields, proposal: true, number: true },
      pagination: false,
    }),
    findSentNames(req, ofClient),
  ])
  const latest = latestVersionByProposal(versions as (ProposalVersion & { proposal: string })[])
  const rows = docs.flatMap((proposal): ListedProposal[] => {
    const state = stateFor(proposal, at)
    const version = latest.get(proposal.id)
    const name = names.get(proposal.id)
    if (!state || !name) return []
    return [
      {
        id: proposal.id,
        number: proposal.number ?? undefined,
        title: name.title,
        language: name.language,
        state,
        sent: new Date(proposal.sentAt ?? at),
        terms: version && state !== 'revised' ? termsOf(version) : undefined,
      },
    ]
  })
  return { rows, ...summaryOf(rows) }
}

function summaryOf(rows: readonly ListedProposal[]): Omit<Proposals, 'rows'> {
  const awaiting = rows.flatMap((row) =>
    row.state === 'awaiting' && row.terms ? [{ ...row, terms: row.terms }] : [],
  )
  return {
    active: awaiting.length,
    potential: totalsByCurrency(awaiting.map(({ terms }) => terms)),
    next: awaiting.toSorted((one, other) => expiryOf(one.terms) - expiryOf(other.terms))[0],
  }
}

const expiryOf = ({ expires }: Terms) => expires?.getTime() ?? Infinity
