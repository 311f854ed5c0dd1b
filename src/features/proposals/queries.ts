import type { PayloadRequest } from 'payload'

import { clientOf, displayName, mayOpenProposal } from '@/features/accounts/rules'
import type { Language } from '@/i18n/languages'
import { isId } from '@/lib/ids'
import { asSystem, asUser } from '@/lib/server/db'
import type { Proposal as Row, ProposalVersion } from '@/payload-types'
import { sums } from '@/features/invoices/rules'
import { latestByProposal, stateFor, type ProposalState } from './rules'

/** What a frozen version says of money and time. Amounts are whole cents. */
export type Terms = {
  setupFee: number
  monthlyFee: number
  amount: number
  currency: string
  expires?: Date
}

/** A proposal in its client's list. While it is being revised there is nothing but its title. */
export type ListedProposal = {
  id: string
  title: string
  language: Language
  state: ProposalState
  sent: Date
  terms?: Terms
}

export type Proposals = {
  rows: ListedProposal[]
  /** Sent and not expired. */
  active: number
  potential: ReturnType<typeof sums>
  /** The one to sign next: whose time runs out first. */
  next?: ListedProposal & { terms: Terms }
}

const standing = { status: true, sentAt: true, expiresAt: true } as const
const naming = { title: true, language: true } as const
const money = { setupFee: true, monthlyFee: true, amount: true, currency: true, expiresAt: true } as const

const termsOf = (of: Pick<ProposalVersion, keyof typeof money>): Terms => ({
  setupFee: of.setupFee,
  monthlyFee: of.monthlyFee,
  amount: of.amount,
  currency: of.currency,
  expires: of.expiresAt ? new Date(of.expiresAt) : undefined,
})

/** The proposals that a client was ever sent, the newest first; what they say from their latest frozen versions alone. */
export async function clientProposals(req: PayloadRequest, client: string, at: Date): Promise<Proposals> {
  const user = asUser(req)
  const { docs } = await user.find({
    collection: 'proposals',
    where: { client: { equals: client } },
    select: standing,
    sort: '-sentAt',
    pagination: false,
  })
  const { docs: versions } = await user.find({
    collection: 'proposal-versions',
    where: { proposal: { in: docs.map(({ id }) => id) } },
    select: { ...money, proposal: true, number: true },
    pagination: false,
  })
  const latest = latestByProposal(versions as (ProposalVersion & { proposal: string })[])
  const names = await sentNames(
    req,
    docs.map(({ id }) => id),
  )
  const rows = docs.flatMap((proposal): ListedProposal[] => {
    const state = stateFor(proposal, at)
    const version = latest.get(proposal.id)
    const name = names.get(proposal.id)
    if (!state || !name) return []
    return [
      {
        id: proposal.id,
        title: name.title,
        language: name.language,
        state,
        sent: new Date(proposal.sentAt ?? at),
        terms: version && state !== 'revised' ? termsOf(version) : undefined,
      },
    ]
  })
  const awaiting = rows.flatMap((row) =>
    row.state === 'awaiting' && row.terms ? [{ ...row, terms: row.terms }] : [],
  )
  return {
    rows,
    active: awaiting.length,
    potential: sums(awaiting.map(({ terms }) => terms)),
    next: awaiting.toSorted((one, other) => lastDay(one.terms) - lastDay(other.terms))[0],
  }
}

/**
 * What the proposals with those ids were called when they were last sent. That alone is read of a version that its client
 * may not open, because it is being revised: the live title is not the client's yet.
 */
export async function sentNames(req: PayloadRequest, ids: string[]) {
  const { docs } = await asSystem(req).find({
    collection: 'proposal-versions',
    where: { proposal: { in: ids } },
    select: { ...naming, proposal: true, number: true },
    pagination: false,
    depth: 0,
  })
  return latestByProposal(docs as (ProposalVersion & { proposal: string })[])
}

const lastDay = ({ expires }: Terms) => expires?.getTime() ?? Infinity

/** A proposal as its page shows it. */
export type ShownProposal = {
  id: string
  title: string
  /** `draft` is what staff see of a proposal that was not sent, or not sent again. */
  state: ProposalState | 'draft'
  created: Date
  sent?: Date
  signed?: Date
  language: Language
  preparedFor: { name: string; company?: string }
  preparedBy?: string
  /** Missing while it is being revised. */
  offer?: Terms & { number: number; body: unknown }
}

/** What the page of a proposal has to say: nothing found, not for this visitor, or the proposal. */
export type ProposalAnswer = 'missing' | 'denied' | ShownProposal

/** The proposal with that id for whoever asks, from its latest frozen version; staff see a draft as it stands. */
export async function proposalPage(req: PayloadRequest, id: string, at: Date): Promise<ProposalAnswer> {
  if (!isId(id)) return 'missing'
  const papers = await papersOf(req, id)
  if (!papers) return 'missing'
  if (!mayOpenProposal(req.user, papers)) return 'denied'
  // To its client a proposal that was never sent does not exist.
  const own = clientOf(req.user) !== undefined
  if (own && !papers.sentAt) return 'missing'
  const row = await asUser(req).findByID({
    collection: 'proposals',
    id,
    select: {
      ...standing,
      ...naming,
      ...money,
      content: true,
      client: true,
      owner: true,
      createdAt: true,
      signedAt: true,
    },
  })
  const state = stateFor(row, at)
  const isDraft = !own && row.status === 'draft'
  const { title, language } = (isDraft ? undefined : (await sentNames(req, [id])).get(id)) ?? row
  return {
    id,
    title,
    state: isDraft || !state ? 'draft' : state,
    created: new Date(row.createdAt),
    sent: row.sentAt ? new Date(row.sentAt) : undefined,
    signed: row.signedAt ? new Date(row.signedAt) : undefined,
    language,
    preparedFor: await clientName(req, papers.client),
    preparedBy: papers.owner ? await ownerName(req, papers.owner) : undefined,
    offer: isDraft ? await liveOffer(req, row) : state === 'revised' ? undefined : await frozenOffer(req, id),
  }
}

/** Whose it is, whatever whoever asks may see: only for the decision. */
async function papersOf(req: PayloadRequest, id: string) {
  const { docs } = await asSystem(req).find({
    collection: 'proposals',
    where: { id: { equals: id } },
    select: { client: true, owner: true, sentAt: true },
    limit: 1,
    depth: 0,
  })
  const [row] = docs
  return row && { client: row.client as string, owner: row.owner as string | null, sentAt: row.sentAt }
}

async function clientName(req: PayloadRequest, id: string) {
  const client = await asUser(req).findByID({
    collection: 'clients',
    id,
    select: { firstName: true, lastName: true, email: true, companyName: true },
  })
  return { name: displayName(client), company: client.companyName ?? undefined }
}

/** The name alone: an account of staff is nothing that a client reads. */
async function ownerName(req: PayloadRequest, id: string): Promise<string | undefined> {
  const { docs } = await asSystem(req).find({
    collection: 'users',
    where: { id: { equals: id } },
    select: { firstName: true, lastName: true },
    limit: 1,
  })
  return docs[0] && (displayName({ ...docs[0], email: '' }) || undefined)
}

async function frozenOffer(req: PayloadRequest, id: string): Promise<ShownProposal['offer']> {
  const { docs } = await asUser(req).find({
    collection: 'proposal-versions',
    where: { proposal: { equals: id } },
    select: { ...money, number: true, canonical: true },
    sort: '-number',
    limit: 1,
  })
  const [version] = docs
  if (!version) throw new Error(`${id} was sent without a frozen version`)
  const { content } = JSON.parse(version.canonical) as { content?: unknown }
  return { ...termsOf(version), number: version.number, body: content }
}

/** What would be frozen if it were sent now. */
async function liveOffer(
  req: PayloadRequest,
  row: Pick<Row, keyof typeof money | 'content' | 'id'>,
): Promise<ShownProposal['offer']> {
  const where = { proposal: { equals: row.id } }
  const { totalDocs } = await asUser(req).count({ collection: 'proposal-versions', where })
  return { ...termsOf(row), number: totalDocs + 1, body: row.content }
}
