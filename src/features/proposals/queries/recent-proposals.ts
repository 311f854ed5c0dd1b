import type { PayloadRequest } from 'payload'
import { eq, and, inArray, ne } from 'drizzle-orm'
import { canOpenProposal } from '@/features/accounts/rules'
import { requireStaff } from '@/lib/server/http/authorize'
import { asUser } from '@/lib/server/db/local-api'
import type { Proposal } from '@/payload-types'
import { databaseOf, sql, isoTime } from '@/lib/server/db/sql'
import { proposal_views, proposals } from '@/payload-tables'
import { staffStateOf, type StaffProposalState } from '../rules'
import { proposalLink } from './sending'
import { latestVersion } from './versions'

/**
 * Returns when the client first opened the version that was sent last, as ISO times by proposal id. Proposals that nobody
 * has opened, and drafts, are missing. Callers pass only proposals whose views the user may see.
 */
export async function findOpenings(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const db = await databaseOf(req)
  const version = latestVersion(db)
  const rows = await db
    .select({ id: proposals.id, at: isoTime(sql<string>`min(${proposal_views.viewedAt})`) })
    .from(proposals)
    .crossJoinLateral(version)
    .innerJoin(proposal_views, eq(proposal_views.version, version.id))
    .where(and(ne(proposals.status, 'draft'), inArray(proposals.id, ids)))
    .groupBy(proposals.id)
  return new Map(rows.map(({ id, at }) => [id, at]))
}

/** A proposal in the list of the newest. Amounts are in cents. */
export type RecentProposal = {
  id: string
  number: number
  title: string
  client: { name: string; company: string | null } | null
  setupFee: number
  monthlyFee: number
  amount: number
  currency: string
  state: StaffProposalState
  createdAt: string
  /** When the client first opened the version that was sent last; null while nobody has, and while it is a draft. */
  openedAt: string | null
  /** The address that the client opens. */
  link: string
  /** Whether the user may open its page, and change it: admins any, team its own. */
  canView: boolean
}

export type RecentProposals = { proposals: RecentProposal[]; total: number }

export const RECENT_PROPOSALS = 10

const fields = {
  number: true,
  title: true,
  client: true,
  setupFee: true,
  monthlyFee: true,
  amount: true,
  currency: true,
  status: true,
  sentAt: true,
  expiresAt: true,
  owner: true,
  createdAt: true,
} as const

/** Returns the newest proposals of all staff, and how many there are. Reads as the user; throws AppError 'forbidden'. */
export async function findRecentProposals(req: PayloadRequest, at = new Date()): Promise<RecentProposals> {
  requireStaff(req)
  const { docs, totalDocs } = await asUser(req).find({
    collection: 'proposals',
    sort: ['-createdAt', 'id'],
    limit: RECENT_PROPOSALS,
    depth: 0,
    select: fields,
  })
  const canView = (doc: (typeof docs)[number]) =>
    canOpenProposal(req.user, { owner: ownerOf(doc), client: clientOf(doc) })
  const own = docs.filter(canView).map(({ id }) => id)
  const [clients, openings] = await Promise.all([
    findClients(req, docs.map(clientOf)),
    findOpenings(req, own),
  ])
  const proposals = docs.map((doc): RecentProposal => {
    const { id, number, title, setupFee, monthlyFee, amount, currency, createdAt } = doc
    const client = clients.get(clientOf(doc))
    return {
      id,
      number: number ?? 0,
      title,
      client: client ? { name: client.name, company: client.company } : null,
      setupFee,
      monthlyFee,
      amount,
      currency,
      state: staffStateOf(doc, at),
      createdAt,
      openedAt: openings.get(id) ?? null,
      link: proposalLink(id, client?.language ?? 'en'),
      canView: canView(doc),
    }
  })
  return { proposals, total: totalDocs }
}

const idOf = (value: string | { id: string }) => (typeof value === 'object' ? value.id : value)
const clientOf = ({ client }: Pick<Proposal, 'client'>) => idOf(client)
const ownerOf = ({ owner }: Pick<Proposal, 'owner'>) => (owner ? idOf(owner) : undefined)

async function findClients(req: PayloadRequest, ids: string[]) {
  const { docs } = await asUser(req).find({
    collection: 'clients',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    select: { name: true, companyName: true, language: true },
  })
  return new Map(
    docs.map(({ id, name, companyName, language }) => [
      id,
      { name: name ?? '', company: companyName ?? null, language },
    ]),
  )
}
