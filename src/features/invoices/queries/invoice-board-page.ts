import { asc, count, desc, eq, inArray, type AnyColumn } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { siteSettings } from '@/features/settings/queries'
import { dayIn, storedDay } from '@/lib/agency-day'
import { isAdmin } from '@/lib/roles'
import { requireStaff } from '@/lib/server/http/authorize'
import { databaseOf, sql, dayText, isoTime, personName } from '@/lib/server/db/sql'
import { invoice_events, invoices, users } from '@/payload-tables'
import {
  INVOICE_PAGE_SIZE,
  invoiceStatus,
  type InvoiceSort,
  type InvoiceStatus,
  type invoiceEventTypes,
  invoiceSorts,
} from '../rules'
import type { InvoiceListInput } from '../schemas'

/** What happened to an invoice. `actor` is null when the system acted or the account was deleted. */
export type InvoiceEvent = {
  id: string
  type: (typeof invoiceEventTypes)[number]
  actor: string | null
  /** The day of the payment, such as '2026-03-01'. */
  paidOn: string | null
  /** An ISO time. */
  createdAt: string
}

/** An invoice as staff see it in the list of a client. Days are like '2026-03-01', amounts in cents. */
export type BoardInvoice = {
  id: string
  number: string
  description: string
  amount: number
  currency: string
  due: string
  status: InvoiceStatus
  paidOn: string | null
  events: InvoiceEvent[]
}

type Sum = { currency: string; cents: number }

export type InvoiceBoardPage = {
  invoices: BoardInvoice[]
  page: number
  pages: number
  total: number
  /** The sums of all invoices of the client, and of the overdue ones, by currency. */
  sums: Sum[]
  overdue: Sum[]
  /** The agency's day, which decides what is overdue and is the latest day of a payment. */
  today: string
  /** Whether the reader may issue invoices and mark them as paid. */
  canChange: boolean
}

/**
 * Returns one page of the invoices of a client; the last one for a page beyond it. Throws AppError 'forbidden' for clients.
 */
export async function findInvoiceBoardPage(
  req: PayloadRequest,
  { client, sort = 'due', direction = invoiceSorts[sort], page: asked = 1 }: InvoiceListInput,
): Promise<InvoiceBoardPage> {
  requireStaff(req)
  const { zone } = await siteSettings('en')
  const today = dayIn(zone, new Date())
  const { total, sums, overdue } = await sumUp(req, client, today)
  const pages = Math.max(1, Math.ceil(total / INVOICE_PAGE_SIZE))
  const page = Math.min(asked, pages)
  const db = await databaseOf(req)
  const by = direction === 'asc' ? asc : desc
  const rows = await db
    .select({
      id: invoices.id,
      number: invoices.invoiceNumber,
      description: invoices.description,
      amount: invoices.amount,
      currency: invoices.currency,
      status: invoices.status,
      due: dayText(invoices.dueDate),
      paidOn: dayText(invoices.paidOn),
    })
    .from(invoices)
    .where(eq(invoices.client, client))
    .orderBy(...orders[sort].map((column) => by(column)), invoices.id)
    .limit(INVOICE_PAGE_SIZE)
    .offset((page - 1) * INVOICE_PAGE_SIZE)
  const events = await findEvents(
    req,
    rows.map(({ id }) => id),
  )
  const at = new Date()
  const shown = rows.map((row) => ({
    ...row,
    status: invoiceStatus({ status: row.status, dueDate: storedDay(row.due) }, zone, at),
    events: events.get(row.id) ?? [],
  }))
  return { invoices: shown, page, pages, total, sums, overdue, today, canChange: isAdmin(req.user) }
}

const orders: Record<InvoiceSort, AnyColumn[]> = {
  number: [invoices.invoiceNumber],
  due: [invoices.dueDate],
  // Sums of different currencies are no order, so each currency is listed by itself.
  amount: [invoices.currency, invoices.amount],
}

async function sumUp(req: PayloadRequest, client: string, today: string) {
  const { amount, currency, dueDate, status } = invoices
  const isOverdue = sql`${status} = 'pending' and ${dueDate} < ${today}::date at time zone 'UTC'`
  const db = await databaseOf(req)
  const rows = await db
    .select({
      currency,
      total: count(),
      cents: sql`sum(${amount})`.mapWith(Number),
      overdue: sql`coalesce(sum(${amount}) filter (where ${isOverdue}), 0)`.mapWith(Number),
    })
    .from(invoices)
    .where(eq(invoices.client, client))
    .groupBy(currency)
    .orderBy(currency)
  return {
    total: rows.reduce((sum, { total }) => sum + total, 0),
    sums: rows.map(({ currency, cents }) => ({ currency, cents })),
    overdue: rows.flatMap(({ currency, overdue }) => (overdue > 0 ? [{ currency, cents: overdue }] : [])),
  }
}

/** Returns the events of each invoice, the oldest first. */
async function findEvents(req: PayloadRequest, ids: string[]): Promise<Map<string, InvoiceEvent[]>> {
  if (ids.length === 0) return new Map()
  const db = await databaseOf(req)
  const rows = await db
    .select({
      id: invoice_events.id,
      invoice: invoice_events.invoice,
      type: invoice_events.type,
      actor: personName(users),
      paidOn: dayText(invoice_events.paidOn),
      createdAt: isoTime(invoice_events.createdAt),
    })
    .from(invoice_events)
    .leftJoin(users, eq(users.id, invoice_events.actor))
    .where(inArray(invoice_events.invoice, ids))
    .orderBy(invoice_events.createdAt, invoice_events.id)
  return Map.groupBy(rows, ({ invoice }) => invoice)
}
