import type { PayloadRequest } from 'payload'

import { canOpenProposal } from '@/features/accounts/rules'
import { invoiceStatus, type InvoiceStatus } from '@/features/invoices/rules'
import type { Today } from '@/features/invoices/queries/invoices'
import { findOpenings } from '@/features/proposals/queries/recent-proposals'
import { staffStateOf, type StaffProposalState } from '@/features/proposals/rules'
import type { TicketPriority, TicketStatus } from '@/features/tickets/rules'
import { asUser } from '@/lib/server/db/local-api'
import { DOCUMENTS_PAGE } from '@/features/clients/rules'

/** A proposal in the list of its client. Times are ISO texts, fees are in cents. */
export type ClientProposal = {
  id: string
  title: string
  state: StaffProposalState
  setupFee: number
  monthlyFee: number
  currency: string
  createdAt: string
  sentAt: string | null
  /** When the client first opened the version that was sent last; only for those who may open the proposal. */
  openedAt: string | null
  signedAt: string | null
  /** Whether the user may open its page. */
  canOpen: boolean
}

/** An invoice in the list of its client. The amount is in cents, the due date a day in UTC. */
export type ClientInvoice = {
  id: string
  number: string
  amount: number
  currency: string
  dueDate: string
  status: InvoiceStatus
}

/** A ticket in the list of its client. */
export type ClientTicket = {
  id: string
  number: number
  title: string
  priority: TicketPriority
  status: TicketStatus
  createdAt: string
}

type Documents<Row> = { rows: Row[]; total: number }
export type ClientDocumentLists = {
  proposals: Documents<ClientProposal>
  invoices: Documents<ClientInvoice>
  support: Documents<ClientTicket>
}

/** Returns the newest documents of a client, that many pages of each kind, as the signed-in user may see them. */
export async function listClientDocuments(
  req: PayloadRequest,
  { client, pages, today }: { client: string; pages: number; today: Today },
): Promise<ClientDocumentLists> {
  const user = asUser(req)
  const newest = {
    where: { client: { equals: client } },
    sort: ['-createdAt', 'id'],
    limit: pages * DOCUMENTS_PAGE,
    depth: 0,
  } as const
  const [proposals, invoices, tickets] = await Promise.all([
    user.find({ collection: 'proposals', ...newest, sort: [...newest.sort], select: proposalFields }),
    user.find({ collection: 'invoices', ...newest, sort: ['-dueDate', 'id'], select: invoiceFields }),
    user.find({
      collection: 'tickets',
      ...newest,
      sort: [...newest.sort],
      joins: false,
      select: ticketFields,
    }),
  ])
  const canOpen = ({ owner }: { owner?: unknown }) =>
    canOpenProposal(req.user, { owner: owner as string | null, client })
  const openings = await findOpenings(
    req,
    proposals.docs.filter(canOpen).map(({ id }) => id),
  )
  return {
    proposals: {
      total: proposals.totalDocs,
      rows: proposals.docs.map(({ status, expiresAt, owner, ...row }) => ({
        id: row.id,
        title: row.title,
        state: staffStateOf({ ...row, status, expiresAt }, today.at),
        setupFee: row.setupFee,
        monthlyFee: row.monthlyFee,
        currency: row.currency,
        createdAt: row.createdAt,
        sentAt: row.sentAt ?? null,
        openedAt: openings.get(row.id) ?? null,
        signedAt: row.signedAt ?? null,
        canOpen: canOpen({ owner }),
      })),
    },
    invoices: {
      total: invoices.totalDocs,
      rows: invoices.docs.map((row) => ({
        id: row.id,
        number: row.invoiceNumber,
        amount: row.amount,
        currency: row.currency,
        dueDate: row.dueDate,
        status: invoiceStatus(row, today.zone, today.at),
      })),
    },
    support: {
      total: tickets.totalDocs,
      rows: tickets.docs.map(({ id, number, title, priority, status, createdAt }) => ({
        id,
        number: number ?? 0,
        title,
        priority,
        status,
        createdAt,
      })),
    },
  }
}

const proposalFields = {
  title: true,
  status: true,
  setupFee: true,
  monthlyFee: true,
  currency: true,
  createdAt: true,
  sentAt: true,
  signedAt: true,
  expiresAt: true,
  owner: true,
} as const
const invoiceFields = {
  invoiceNumber: true,
  amount: true,
  currency: true,
  dueDate: true,
  status: true,
} as const
const ticketFields = { number: true, title: true, priority: true, status: true, createdAt: true } as const
