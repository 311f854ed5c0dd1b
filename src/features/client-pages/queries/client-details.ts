import type { PayloadRequest } from 'payload'

import type { Today } from '@/features/invoices/queries/invoices'
import { invoiceStatus } from '@/features/invoices/rules'
import { findPhoneLinks, settingsOrDefaults } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { dayOf } from '@/lib/agency-day'
import { AppError } from '@/lib/app-error'
import { isId } from '@/lib/ids'
import { isAdmin } from '@/lib/roles'
import type { PhoneLinks } from '@/lib/server/phone'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'
import { dealSteps, type Amount, type DealStep } from '../deal-rules'
import type { ClientDetailsRequest } from '@/features/clients/schemas'
import type { TimelineEntry } from '../timeline-rules'
import { findDeal } from './client-deal'
import type { ListedClient } from './client-board-page'
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
  const [client] = await runSql<
    ListedClient & { language: Language; lead: string | null; notes: string | null }
  >(
    req,
    sql`
      select id, coalesce(name, email) as name, email, phone, company_name as company, notes, lead_id as lead,
        billing_tool_client_id as "billingId", status, language, to_json(created_at) #>> '{}' as "createdAt"
      from clients where id = ${id}`,
  )
  return client && { ...client, ways: (await findPhoneLinks())(client.phone) }
}

/** The ticket that has waited longest. */
async function findWaitingTicket(req: PayloadRequest, client: string): Promise<WaitingTicket | null> {
  const [ticket] = await runSql<WaitingTicket>(
    req,
    sql`
      select t.id, t.number::int, t.title, to_json(coalesce(last.created_at, t.created_at)) #>> '{}' as since
      from tickets t left join users opener on opener.id = t.opened_by_id
      left join lateral (
        select coalesce(m.from_staff, false) as from_staff, m.created_at from ticket_messages m
        where m.ticket_id = t.id and m.visibility = 'public' and m.type = 'reply'
        order by m.created_at desc limit 1) last on true
      where t.client_id = ${client} and t.status in ('open', 'in_progress')
        and coalesce(not last.from_staff, opener.role = 'client', true)
      order by coalesce(last.created_at, t.created_at), t.id limit 1`,
  )
  return ticket ?? null
}

async function findUnpaid(req: PayloadRequest, client: string, { zone, at }: Today): Promise<Unpaid[]> {
  const rows = await runSql<{ cents: string; currency: string; due: string }>(
    req,
    sql`
      select sum(amount) as cents, currency, to_json(due_date) #>> '{}' as due from invoices
      where client_id = ${client} and status = 'pending' group by currency, due_date order by currency, due_date`,
  )
  const currencies = Map.groupBy(rows, ({ currency }) => currency)
  const sum = (some: typeof rows) => some.reduce((cents, row) => cents + Number(row.cents), 0)
  return [...currencies].map(([currency, invoices]) => {
    const overdue = invoices.filter(
      ({ due }) => invoiceStatus({ status: 'pending', dueDate: due }, zone, at) === 'overdue',
    )
    const since = overdue[0] ? dayOf(overdue[0].due) : null
    return { cents: sum(invoices), currency, overdueCents: sum(overdue), overdueSince: since }
  })
}
