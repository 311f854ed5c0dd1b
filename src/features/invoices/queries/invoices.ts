import type { PayloadRequest } from 'payload'

import { displayName } from '@/lib/person-name'
import { clientOf, isStaff } from '@/lib/roles'
import type { Language } from '@/i18n/languages'
import { findProposalName } from '@/features/proposals/queries/versions'
import { dayOf } from '@/lib/agency-day'
import { isId } from '@/lib/ids'
import { asUser } from '@/lib/server/db/local-api'
import type { Client, Invoice as Row } from '@/payload-types'
import { totalsByCurrency } from '@/lib/money'
import { compareUnpaidFirst, daysOverdue, invoiceStatus, type InvoiceStatus } from '../rules'

/** An invoice as its client sees it. Amounts are minor units of their currency. */
export type Invoice = {
  id: string
  number: string
  description: string
  amount: number
  currency: string
  /** The due date, a day such as '2026-03-01'. */
  due: string
  status: InvoiceStatus
}

export type CurrencyTotals = ReturnType<typeof totalsByCurrency>
export type Invoices = {
  rows: Invoice[]
  total: CurrencyTotals
  /** What is not paid, due or not. */
  balance: CurrencyTotals
  overdue: CurrencyTotals
  /** The overdue invoice that was due first, for how many days, and how many there are. */
  next?: { invoice: Invoice; days: number; count: number }
}

/** The agency's time zone and the current moment, which decide what is overdue. */
export type Today = { zone: string; at: Date }

const invoiceFields = {
  invoiceNumber: true,
  description: true,
  amount: true,
  currency: true,
  dueDate: true,
  status: true,
} as const

const invoiceOf = (row: Pick<Row, keyof typeof invoiceFields | 'id'>, { zone, at }: Today): Invoice => ({
  id: row.id,
  number: row.invoiceNumber,
  description: row.description,
  amount: row.amount,
  currency: row.currency,
  due: dayOf(row.dueDate),
  status: invoiceStatus(row, zone, at),
})

/** Returns the invoices of a client that the signed-in user may see, unpaid ones first, with their totals and what is overdue. */
export async function listClientInvoices(
  req: PayloadRequest,
  client: string,
  today: Today,
): Promise<Invoices> {
  const { docs } = await asUser(req).find({
    collection: 'invoices',
    where: { client: { equals: client } },
    select: invoiceFields,
    pagination: false,
  })
  const rows = docs.toSorted(compareUnpaidFirst).map((row) => invoiceOf(row, today))
  const overdue = rows.filter(({ status }) => status === 'overdue')
  const [invoice] = overdue
  return {
    rows,
    total: totalsByCurrency(rows),
    balance: totalsByCurrency(rows.filter(({ status }) => status !== 'paid')),
    overdue: totalsByCurrency(overdue),
    next: invoice && {
      invoice,
      days: daysOverdue(invoice.due, today.zone, today.at),
      count: overdue.length,
    },
  }
}

/** An invoice as its page and its PDF show it. */
export type InvoiceDetails = Invoice & {
  issued: Date
  /** The day of the payment, like `due`; missing for an unpaid invoice. */
  paid?: string
  client: { name: string; company?: string; email: string; language: Language }
  /** The proposal that was billed, if the user may see it. */
  proposal?: { id: string; title: string }
}

/** Returns the invoice with that id; undefined when there is none that the signed-in user may see. */
export async function findInvoice(
  req: PayloadRequest,
  id: string,
  today: Today,
): Promise<InvoiceDetails | undefined> {
  if (!isId(id) || !(isStaff(req.user) || clientOf(req.user))) return undefined
  const user = asUser(req)
  const { docs } = await user.find({
    collection: 'invoices',
    where: { id: { equals: id } },
    select: { ...invoiceFields, client: true, proposal: true, paidOn: true, createdAt: true },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [row] = docs
  if (!row) return undefined
  const [client, proposal] = await Promise.all([
    user.findByID({
      collection: 'clients',
      id: row.client as string,
      select: { firstName: true, lastName: true, companyName: true, email: true, language: true },
    }),
    findProposalName(req, row.proposal as string | null | undefined),
  ])
  return {
    ...invoiceOf(row, today),
    issued: new Date(row.createdAt),
    paid: row.paidOn ? dayOf(row.paidOn) : undefined,
    client: contactOf(client),
    proposal,
  }
}

const contactOf = (
  client: Pick<Client, 'firstName' | 'lastName' | 'companyName' | 'email' | 'language'>,
) => ({
  name: displayName(client),
  company: client.companyName ?? undefined,
  email: client.email,
  language: client.language,
})
