import type { PayloadRequest } from 'payload'

import { canOpenProposal } from '@/features/accounts/rules'
import type { Language } from '@/i18n/languages'
import { addDays, dayIn } from '@/lib/agency-day'
import { AppError } from '@/lib/app-error'
import { plainTextOf } from '@/lib/document'
import { unprintableIn } from '@/lib/printable'
import { isAdmin } from '@/lib/roles'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'
import { stateFor, type ProposalState } from '../rules'
import { isEmptyProposalText, unresolvedVariables } from '../sending-rules'
import type { ProposalInput } from '../sending-schemas'
import { findProposalBilling, type ProposalBilling } from './proposal-billing'
import { findSendingSettings } from './sending-settings'
import { proposalLink } from './proposal-link'

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

type Derived = 'state' | 'client' | 'link' | 'canChange' | 'canInvoice' | 'billing' | 'sending'
type Row = Omit<ProposalDetails, Derived> & {
  status: string
  firstSentAt: string | null
  content: unknown
  owner: string | null
  clientId: string
  clientName: string
  clientEmail: string
  clientLanguage: Language
  clientStatus: string
  canSignIn: boolean
}

/** Returns the proposal. For staff only: throws AppError 'forbidden', and 'not_found' for an id that no proposal has. */
export async function findProposalDetails(
  req: PayloadRequest,
  { proposal: id }: ProposalInput,
  at = new Date(),
): Promise<ProposalDetails> {
  requireStaff(req)
  const row = await findRow(req, id)
  if (!row) throw new AppError('not_found')
  const { status, firstSentAt, content, owner, clientId, ...rest } = row
  const { clientName, clientEmail, clientLanguage, clientStatus, canSignIn, ...proposal } = rest
  const dates = { status, sentAt: firstSentAt, expiresAt: proposal.expiresAt }
  const state = stateFor(dates, at) ?? 'draft'
  const canChange = canOpenProposal(req.user, { owner, client: clientId })
  const isDraft = status === 'draft'
  return {
    ...proposal,
    openedAt: canChange && !isDraft ? proposal.openedAt : null,
    declineReason: canChange ? proposal.declineReason : null,
    state,
    client: {
      id: clientId,
      name: clientName,
      email: clientEmail,
      language: clientLanguage,
      status: clientStatus,
      canSignIn,
    },
    link: proposalLink(id, clientLanguage),
    canChange,
    canInvoice: isAdmin(req.user),
    billing: canChange ? await findProposalBilling(req, id) : null,
    sending: isDraft && canChange ? await sendingOf(req, { ...proposal, content, clientName }, at) : null,
  }
}

/** What the form to send it starts with: the last day of the draft if it is not over, else the default of the settings. */
async function sendingOf(
  req: PayloadRequest,
  { title, content, clientName, expiresAt }: Pick<Row, 'title' | 'content' | 'clientName' | 'expiresAt'>,
  at: Date,
): Promise<ProposalDetails['sending']> {
  const { zone, expiryDays } = await findSendingSettings(req)
  const today = dayIn(zone, at)
  const drafted = expiresAt ? dayIn(zone, new Date(expiresAt)) : undefined
  return {
    variables: unresolvedVariables(title, content),
    unprintable: unprintableIn(title, clientName, plainTextOf(content)),
    isEmpty: isEmptyProposalText(content),
    today,
    lastDay: drafted && drafted >= today ? drafted : addDays(today, expiryDays),
  }
}

async function findRow(req: PayloadRequest, id: string): Promise<Row | undefined> {
  const [row] = await runSql<Row>(
    req,
    sql`
      select p.id, p.number::float8 as number, p.title, p.status, p.content, p.owner_id as owner,
        p.setup_fee::float8 as "setupFee", p.monthly_fee::float8 as "monthlyFee", p.amount::float8 as amount, p.currency,
        to_json(p.created_at) #>> '{}' as "createdAt", to_json(p.sent_at) #>> '{}' as "firstSentAt",
        to_json(p.declined_at) #>> '{}' as "declinedAt", p.decline_reason as "declineReason",
        to_json(p.signed_at) #>> '{}' as "signedAt", to_json(p.expires_at) #>> '{}' as "expiresAt",
        to_json(v.frozen_at) #>> '{}' as "sentAt", to_json(opened.at) #>> '{}' as "openedAt",
        (select count(*)::int from proposal_versions where proposal_id = p.id) as versions,
        exists (select from invoices i where i.proposal_id = p.id) as "hasInvoice",
        c.id as "clientId", coalesce(c.name, c.email) as "clientName", c.email as "clientEmail",
        c.language as "clientLanguage", c.status as "clientStatus",
        exists (
          select from users u where u.client_id = c.id and lower(u.email) = lower(c.email) and u._verified is not false
            and u.deactivated_at is null) as "canSignIn"
      from proposals p join clients c on c.id = p.client_id
      left join lateral (
        select id, frozen_at from proposal_versions where proposal_id = p.id order by number desc limit 1) v on true
      left join lateral (select min(viewed_at) as at from proposal_views where version_id = v.id) opened on true
      where p.id = ${id}`,
  )
  return row
}
