import { and, count, eq, min } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { canOpenProposal } from '@/features/accounts/rules'
import type { Language } from '@/i18n/languages'
import { addDays, dayIn } from '@/lib/agency-day'
import { AppError } from '@/lib/app-error'
import { plainTextOf } from '@/lib/document'
import { unprintableIn } from '@/lib/printable'
import { isAdmin } from '@/lib/roles'
import { isActive } from '@/lib/server/auth/account-rows'
import { requireStaff } from '@/lib/server/http/authorize'
import { databaseOf, sql, coalesce, isoTime, lower } from '@/lib/server/db/sql'
import { clients, invoices, proposal_versions, proposal_views, proposals, users } from '@/payload-tables'
import { stateFor, type ProposalState } from '../rules'
import { isEmptyProposalText, unresolvedVariables } from '../sending-rules'
import type { ProposalInput } from '../schemas'
import { latestVersion } from './versions'
import { findProposalBilling, type ProposalBilling } from './proposal-billing'
import { findSendingSettings, proposalLink } from './sending'

/** A proposal as the dialog of staff shows it. Fees are in cents, times are ISO texts. */
export type ProposalDetails = {
  id: string
  number: number
  title: string
  state: ProposalState | 'draft'
  client: { id: string; name: string; email: string; language: Language; status: string; canSignIn: boolean }
  setupFee: number
  monthlyFee: number
  amount: number
  currency: string
  createdAt: string
  /** When the latest version was sent. */
  sentAt: string | null
  /** When the client first opened the version that was sent last; only for those who may change the proposal. */
  openedAt: string | null
  signedAt: string | null
  declinedAt: string | null
  /** Why the client declined it; only for those who may change it. */
  declineReason: string | null
  expiresAt: string | null
  /** The address that the client opens. */
  link: string
  /** How many versions of it were sent. */
  versions: number
  /** Whether an invoice comes from it. */
  hasInvoice: boolean
  /** Whether the user may send, revise and copy it: admins any, team its own. */
  canChange: boolean
  canInvoice: boolean
  /** Only for those who may change it. */
  billing: ProposalBilling | null
  /** Only for those who may change it, because it says what the text contains. */
  sending: {
    variables: string[]
    /** The characters that its PDF can't print. */
    unprintable: string[]
    isEmpty: boolean
    today: string
    lastDay: string
  } | null
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>

/** Returns the proposal. For staff only: throws AppError 'forbidden', and 'not_found' for an id that no proposal has. */
export async function findProposalDetails(
  req: PayloadRequest,
  { proposal: id }: ProposalInput,
  at = new Date(),
): Promise<ProposalDetails> {
  requireStaff(req)
  const row = await findRow(req, id)
  if (!row) throw new AppError('not_found')
  const { status, firstSentAt, content, owner, client, ...proposal } = row
  const dates = { status, sentAt: firstSentAt, expiresAt: proposal.expiresAt }
  const state = stateFor(dates, at) ?? 'draft'
  const canChange = canOpenProposal(req.user, { owner, client: client.id })
  const isDraft = status === 'draft'
  return {
    ...proposal,
    openedAt: canChange && !isDraft ? proposal.openedAt : null,
    declineReason: canChange ? proposal.declineReason : null,
    state,
    client,
    link: proposalLink(id, client.language),
    canChange,
    canInvoice: isAdmin(req.user),
    billing: canChange ? await findProposalBilling(req, id) : null,
    sending: isDraft && canChange ? await sendingOf(req, row, at) : null,
  }
}

/** What the form to send it starts with: the last day of the draft if it is not over, else the default of the settings. */
async function sendingOf(
  req: PayloadRequest,
  { title, content, client, expiresAt }: Row,
  at: Date,
): Promise<ProposalDetails['sending']> {
  const { zone, expiryDays } = await findSendingSettings(req)
  const today = dayIn(zone, at)
  const drafted = expiresAt ? dayIn(zone, new Date(expiresAt)) : undefined
  return {
    variables: unresolvedVariables(title, content),
    unprintable: unprintableIn(title, client.name, plainTextOf(content)),
    isEmpty: isEmptyProposalText(content),
    today,
    lastDay: drafted && drafted >= today ? drafted : addDays(today, expiryDays),
  }
}

async function findRow(req: PayloadRequest, id: string) {
  const db = await databaseOf(req)
  const version = latestVersion(db)
  const versions = db
    .select({ count: count().as('version_count') })
    .from(proposal_versions)
    .where(eq(proposal_versions.proposal, proposals.id))
    .as('versions')
  const opened = db
    .select({ at: min(proposal_views.viewedAt).as('opened_at') })
    .from(proposal_views)
    .where(eq(proposal_views.version, version.id))
    .as('opened')
  const own = db.select({ id: invoices.id }).from(invoices).where(eq(invoices.proposal, proposals.id))
  const accounts = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.client, clients.id), eq(lower(users.email), lower(clients.email)), isActive))
  const [row] = await db
    .select({
      id: proposals.id,
      number: proposals.number,
      title: proposals.title,
      status: proposals.status,
      content: proposals.content,
      owner: proposals.owner,
      setupFee: proposals.setupFee,
      monthlyFee: proposals.monthlyFee,
      amount: proposals.amount,
      currency: proposals.currency,
      createdAt: isoTime(proposals.createdAt),
      firstSentAt: isoTime(proposals.sentAt),
      declinedAt: isoTime(proposals.declinedAt),
      declineReason: proposals.declineReason,
      signedAt: isoTime(proposals.signedAt),
      expiresAt: isoTime(proposals.expiresAt),
      sentAt: isoTime(sql<string | null>`${version.frozenAt}`),
      openedAt: isoTime(opened.at),
      versions: versions.count,
      hasInvoice: sql<boolean>`exists ${own}`,
      client: {
        id: clients.id,
        name: coalesce(clients.name, clients.email),
        email: clients.email,
        language: clients.language,
        status: clients.status,
        canSignIn: sql<boolean>`exists ${accounts}`,
      },
    })
    .from(proposals)
    .innerJoin(clients, eq(clients.id, proposals.client))
    .crossJoinLateral(versions)
    .leftJoinLateral(version, sql`true`)
    .crossJoinLateral(opened)
    .where(eq(proposals.id, id))
  return row
}
