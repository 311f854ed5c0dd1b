import type { PayloadRequest } from 'payload'

import { canOpenProposal } from '@/features/accounts/rules'
import { displayName } from '@/lib/person-name'
import type { Language } from '@/i18n/languages'
import { isId } from '@/lib/ids'
import { clientOf, isStaff } from '@/lib/roles'
import { asSystem, asUser } from '@/lib/server/db/local-api'
import type { Proposal } from '@/payload-types'
import { stateFor, type FrozenImage, type StaffProposalState } from '@/features/proposals/rules'
import type { FrozenAgency } from '@/features/proposals/queries/agency'
import {
  findSentNames,
  nameFields,
  termFields,
  termsOf,
  type Terms,
} from '@/features/proposals/queries/versions'
import { findInvoiced, findOpened, withPictures } from './shown-parts'
import { findSignature, type ShownSignature } from './signature'

/** A proposal as its page shows it. */
export type ShownProposal = {
  id: string
  /** The number that people say. */
  number?: number
  title: string
  state: StaffProposalState
  created: Date
  sent?: Date
  /** When the client first opened its latest version. */
  opened?: Date
  signed?: Date
  /** When its first invoice was made. */
  invoiced?: Date
  language: Language
  preparedFor: { name: string; company?: string }
  preparedBy?: string
  /** Missing while it is being revised. */
  offer?: Terms & {
    number: number
    body: unknown
    sha256?: string
    frozen?: Date
    images?: FrozenImage[]
    /** Missing in drafts, and in versions that were sent before versions named the agency. */
    agency?: FrozenAgency
  }
  /** The evidence of a signed one; missing for a proposal that was signed before evidence was kept. */
  signature?: ShownSignature
}

/**
 * Returns the proposal with that id as the signed-in user may see it: its latest sent version, or for staff the draft.
 * Returns 'denied' when it belongs to someone else, and 'missing' when it does not exist for this user: no client learns of one
 * that was never sent.
 */
export async function findProposal(
  req: PayloadRequest,
  id: string,
  at: Date,
): Promise<ShownProposal | 'missing' | 'denied'> {
  if (!isId(id)) return 'missing'
  const parties = await findParties(req, id)
  if (!parties) return 'missing'
  // What was never sent exists for staff alone.
  if (!isStaff(req.user) && !parties.sentAt) return 'missing'
  if (!canOpenProposal(req.user, parties)) return 'denied'
  const isClient = clientOf(req.user) !== undefined
  const [row, names, sentOffer, preparedFor, preparedBy, opened, invoiced] = await Promise.all([
    findRow(req, id, isClient),
    findSentNames(req, { proposal: { equals: id } }),
    findSentOffer(req, id),
    findClientName(req, parties.client),
    parties.owner ? findOwnerName(req, parties.owner) : undefined,
    findOpened(req, id),
    findInvoiced(req, id),
  ])
  // Users of a suspended client may read none of it.
  if (!row || !preparedFor) return 'missing'
  const isDraft = !isClient && row.status === 'draft'
  const state = isDraft ? 'draft' : (stateFor(row, at) ?? 'draft')
  const { title, language } = (isDraft ? undefined : names.get(id)) ?? row
  if (!isDraft && state !== 'revised' && !sentOffer)
    throw new Error(`proposal ${id} was sent without a frozen version`)
  const offer = isDraft ? nextOffer(row, sentOffer?.number) : state === 'revised' ? undefined : sentOffer
  return {
    id,
    number: row.number ?? undefined,
    title,
    state,
    created: new Date(row.createdAt),
    sent: row.sentAt ? new Date(row.sentAt) : undefined,
    opened,
    signed: row.signedAt ? new Date(row.signedAt) : undefined,
    invoiced,
    language,
    preparedFor,
    preparedBy,
    signature: state === 'signed' ? await findSignature(req, id) : undefined,
    offer: offer && { ...offer, body: await withPictures(req, id, offer.body) },
  }
}

/** Reads as the system, because what it returns decides whether the user may open the proposal. */
async function findParties(req: PayloadRequest, id: string) {
  const { docs } = await asSystem(req).find({
    collection: 'proposals',
    where: { id: { equals: id } },
    select: { client: true, owner: true, sentAt: true },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [row] = docs
  return row && { client: row.client as string, owner: row.owner as string | null, sentAt: row.sentAt }
}

/** Clients read what was sent: the text of the draft, which may be long, is read for staff only. */
async function findRow(req: PayloadRequest, id: string, isClient: boolean) {
  const { docs } = await asUser(req).find({
    collection: 'proposals',
    where: { id: { equals: id } },
    select: {
      ...nameFields,
      ...termFields,
      number: true,
      status: true,
      ...(isClient ? {} : { content: true }),
      createdAt: true,
      sentAt: true,
      signedAt: true,
    },
    limit: 1,
    pagination: false,
  })
  return docs[0]
}

async function findClientName(req: PayloadRequest, id: string) {
  const { docs } = await asUser(req).find({
    collection: 'clients',
    where: { id: { equals: id } },
    select: { firstName: true, lastName: true, companyName: true },
    limit: 1,
    pagination: false,
  })
  const [client] = docs
  return client && { name: displayName(client), company: client.companyName ?? undefined }
}

/** Reads as the system and returns the name alone: clients may not read staff accounts. */
async function findOwnerName(req: PayloadRequest, id: string): Promise<string | undefined> {
  const { docs } = await asSystem(req).find({
    collection: 'users',
    where: { id: { equals: id } },
    select: { firstName: true, lastName: true },
    limit: 1,
    pagination: false,
  })
  return docs[0] && displayName(docs[0])
}

type Frozen = { content?: unknown; images?: FrozenImage[]; agency?: FrozenAgency }

/** Returns what the latest sent version offers; undefined when there is none that the user may read. */
async function findSentOffer(req: PayloadRequest, id: string): Promise<ShownProposal['offer']> {
  const { docs } = await asUser(req).find({
    collection: 'proposal-versions',
    where: { proposal: { equals: id } },
    select: { ...termFields, number: true, canonical: true, sha256: true, frozenAt: true },
    sort: '-number',
    limit: 1,
    pagination: false,
  })
  const [version] = docs
  if (!version) return undefined
  const { content, images, agency } = JSON.parse(version.canonical) as Frozen
  const { number, sha256, frozenAt } = version
  return { ...termsOf(version), number, body: content, sha256, frozen: new Date(frozenAt), images, agency }
}

/** What the next version would offer if the draft were sent now. Versions are numbered from 1. */
const nextOffer = (
  row: Pick<Proposal, keyof typeof termFields | 'content'>,
  latest = 0,
): NonNullable<ShownProposal['offer']> => ({ ...termsOf(row), number: latest + 1, body: row.content })
