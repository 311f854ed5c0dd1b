import { and, eq, inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Today } from '@/features/invoices/queries/invoices'
import { invoiceStatus } from '@/features/invoices/rules'
import { findPhoneLinks, settingsOrDefaults } from '@/features/settings/queries'
import { lastMessageAt, lastReply, waitsForStaff } from '@/features/tickets/queries/waiting'
import { dayOf } from '@/lib/agency-day'
import { AppError } from '@/lib/app-error'
import { isId } from '@/lib/ids'
import { isAdmin } from '@/lib/roles'
import type { PhoneLinks } from '@/lib/server/phone'
import { requireStaff } from '@/lib/server/http/authorize'
import { databaseOf, sql, isoTime } from '@/lib/server/db/sql'
import { clients, invoices, tickets, users } from '@/payload-tables'
import { dealSteps, type Amount, type DealStep } from '../deal-rules'
import type { ClientDetailsRequest } from '@/features/clients/schemas'
import type { TimelineEntry } from '../timeline-rules'
import { findDeal } from './client-deal'
import { listedClient, type ListedClient } from './client-board-page'
import { listClientDocuments, type ClientDocumentLists } from './client-documents'
import { listClientPeople, type ClientPerson } from './client-people'
import { listTimeline } from './client-timeline'

/** A ticket whose client waits for an answer. `since` is an ISO time. */
export type WaitingTicket = { id: string; number: number; title: string; since: string }

/**
 * The unpaid amount in a currency, and how much of it is overdue, in minor units. `overdueSince` is the earliest due day that
 * has passed, such as '2026-03-06'.
 */
export type Unpaid = Amount & { overdueCents: number; overdueSince: string | null }

export type ClientDetails = {
  /** `ways` are the links of the phone number. */
  client: ListedClient & { lead: string | null; notes: string | null; ways: PhoneLinks | null }
  steps: DealStep[]
  waiting: WaitingTicket | null
  unpaid: Unpaid[]
  people: ClientPerson[]
  documents: ClientDocumentLists
  timeline: { entries: TimelineEntry[]; hasEarlier: boolean }
  /** What the user may do. */
  may: { unlink: boolean; delete: boolean }
}

/**
 * Returns what the page of a client shows. For staff only. Throws AppError 'not_found' when there is no such client, because
 * someone may have deleted it.
 */
export async function findClientDetails(
  req: PayloadRequest,
  { client: id, documents: documentPages, timeline: timelinePages }: ClientDetailsRequest,
): Promise<ClientDetails> {
  requireStaff(req)
  const client = isId(id) ? await findClient(req, id) : undefined
  if (!client) throw new AppError('not_found')
  const { zone } = await settingsOrDefaults('en')
  const today: Today = { zone, at: new Date() }
  const [deal, waiting, unpaid, people, documents, timeline] = await Promise.all([
    findDeal(req, id),
    findWaitingTicket(req, id),
    findUnpaid(req, id, today),
    listClientPeople(req, id),
    listClientDocuments(req, { client: id, pages: documentPages, today }),
    listTimeline(req, { client: id, pages: timelinePages, zone }),
  ])
  const may = { unlink: isAdmin(req.user), delete: isAdmin(req.user) }
  return { client, steps: deal ? dealSteps(deal) : [], waiting, unpaid, people, documents, timeline, may }
}

async function findClient(req: PayloadRequest, id: string): Promise<ClientDetails['client'] | undefined> {
  const db = await databaseOf(req)
  const [client] = await db
    .select({ ...listedClient, lead: clients.lead, notes: clients.notes })
    .from(clients)
    .where(eq(clients.id, id))
  return client && { ...client, ways: (await findPhoneLinks())(client.phone) }
}

/** The ticket that has waited longest. */
async function findWaitingTicket(req: PayloadRequest, client: string): Promise<WaitingTicket | null> {
  const { id, number, title } = tickets
  const isOpen = inArray(tickets.status, ['open', 'in_progress'])
  const db = await databaseOf(req)
  const [ticket] = await db
    .select({ id, number, title, since: isoTime(lastMessageAt) })
    .from(tickets)
    .leftJoin(users, eq(users.id, tickets.openedBy))
    .leftJoinLateral(lastReply, sql`true`)
    .where(and(eq(tickets.client, client), isOpen, waitsForStaff))
    .orderBy(lastMessageAt, id)
    .limit(1)
  return ticket ?? null
}

async function findUnpaid(req: PayloadRequest, client: string, { zone, at }: Today): Promise<Unpaid[]> {
  const { amount, currency, dueDate } = invoices
  const db = await databaseOf(req)
  const rows = await db
    .select({ cents: sql`sum(${amount})`.mapWith(Number), currency, due: isoTime(dueDate) })
    .from(invoices)
    .where(and(eq(invoices.client, client), eq(invoices.status, 'pending')))
    .groupBy(currency, dueDate)
    .orderBy(currency, dueDate)
  const currencies = Map.groupBy(rows, ({ currency }) => currency)
  const sum = (some: typeof rows) => some.reduce((cents, row) => cents + row.cents, 0)
  return [...currencies].map(([code, unpaid]) => {
    const overdue = unpaid.filter(
      ({ due }) => invoiceStatus({ status: 'pending', dueDate: due }, zone, at) === 'overdue',
    )
    const since = overdue[0] ? dayOf(overdue[0].due) : null
    return { cents: sum(unpaid), currency: code, overdueCents: sum(overdue), overdueSince: since }
  })
}
