import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { siteSettings } from '@/features/settings/queries'
import { dayIn, storedDay } from '@/lib/agency-day'
import { isAdmin } from '@/lib/roles'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'
import {
  INVOICE_PAGE_SIZE,
  invoiceStatus,
  type InvoiceSort,
  type InvoiceStatus,
  type invoiceEventTypes,
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
  { client, sort = 'due', direction = 'desc', page: asked = 1 }: InvoiceListInput,
): Promise<InvoiceBoardPage> {
  requireStaff(req)
  const { zone } = await siteSettings('en')
  const today = dayIn(zone, new Date())
  const { total, sums, overdue } = await sumUp(req, client, today)
  const pages = Math.max(1, Math.ceil(total / INVOICE_PAGE_SIZE))
  const page = Math.min(asked, pages)
  const rows = await runSql<Row>(
    req,
    sql`
      select i.id, i.invoice_number as number, i.description, i.amount::float8 as amount, i.currency, i.status,
        ${dayOf(sql`i.due_date`)} as due, ${dayOf(sql`i.paid_on`)} as "paidOn"
      from invoices i where i.client_id = ${client}
      order by ${orders[sort]} ${direction === 'asc' ? sql`asc` : sql`desc`}, i.id
      limit ${INVOICE_PAGE_SIZE} offset ${(page - 1) * INVOICE_PAGE_SIZE}`,
  )
  const events = await findEvents(
    req,
    rows.map(({ id }) => id),
  )
  const at = new Date()
  const invoices = rows.map((row) => ({
    ...row,
    status: invoiceStatus({ status: row.status, dueDate: storedDay(row.due) }, zone, at),
    events: events.get(row.id) ?? [],
  }))
  return { invoices, page, pages, total, sums, overdue, today, canChange: isAdmin(req.user) }
}

type Row = Omit<BoardInvoice, 'events'>

const orders: Record<InvoiceSort, SQL> = {
  number: sql`i.invoice_number`,
  due: sql`i.due_date`,
  // Sums of different currencies are no order, so each currency is listed by itself.
  amount: sql`i.currency, i.amount`,
}

const dayOf = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`

async function sumUp(req: PayloadRequest, client: string, today: string) {
  const rows = await runSql<{ currency: string; total: number; cents: number; overdue: number }>(
    req,
    sql`
      select currency, count(*)::int as total, sum(amount)::float8 as cents,
        coalesce(sum(amount) filter (where status = 'pending'
          and (due_date at time zone 'UTC')::date < ${today}::date), 0)::float8 as overdue
      from invoices where client_id = ${client} group by currency order by currency`,
  )
  return {
    total: rows.reduce((sum, { total }) => sum + total, 0),
    sums: rows.map(({ currency, cents }) => ({ currency, cents })),
    overdue: rows.flatMap(({ currency, overdue }) => (overdue > 0 ? [{ currency, cents: overdue }] : [])),
  }
}

/** Returns the events of each invoice, the oldest first. */
async function findEvents(req: PayloadRequest, invoices: string[]): Promise<Map<string, InvoiceEvent[]>> {
  if (invoices.length === 0) return new Map()
  const rows = await runSql<InvoiceEvent & { invoice: string }>(
    req,
    sql`
      select e.id, e.invoice_id as invoice, e.type, nullif(concat_ws(' ', u.first_name, u.last_name), '') as actor,
        ${dayOf(sql`e.paid_on`)} as "paidOn", to_json(e.created_at) #>> '{}' as "createdAt"
      from invoice_events e left join users u on u.id = e.actor_id
      where e.invoice_id in ${invoices} order by e.created_at, e.id`,
  )
  return Map.groupBy(rows, ({ invoice }) => invoice)
}
