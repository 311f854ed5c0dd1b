import { and, desc, eq, ne } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { invoiceStatus, type InvoiceStatus } from '@/features/invoices/rules'
import { staffStateOf, type StaffProposalState } from '@/features/proposals/rules'
import { siteSettings } from '@/features/settings/queries'
import { databaseOf, sql, type Database } from '@/lib/server/db/sql'
import { invoices, proposals, tickets } from '@/payload-tables'
import type { TicketStatus } from '../rules'

/** Another document of the client, beside a ticket; `isSubject` if the ticket is about it. Amounts are in cents. */
export type Related = { id: string; isSubject: boolean } & (
  | { kind: 'ticket'; number: number; title: string; status: TicketStatus }
  | { kind: 'proposal'; title: string; state: StaffProposalState }
  | { kind: 'invoice'; invoiceNumber: string; status: InvoiceStatus; amount: number; currency: string }
)

const PER_KIND = 2

/**
 * Returns what a ticket is about, and the newest tickets, proposals and invoices of its client. Callers have checked that
 * the user is staff.
 */
export async function listRelated(
  req: PayloadRequest,
  { client, except }: { client: string; except: string },
): Promise<Related[]> {
  const db = await databaseOf(req)
  const found = [
    ...(await findTickets(db, client, except)),
    ...(await findProposals(db, client, except)),
    ...(await findInvoices(db, client, except)),
  ]
  return found.sort((a, b) => Number(b.isSubject) - Number(a.isSubject))
}

/** The ticket itself, beside the rows of its client. */
const about = alias(tickets, 'about')

/** Whether the ticket is about the row: its column `subject` has the row's id. */
const isSubjectOf = (db: Database, ticket: string, subject: PgColumn, id: PgColumn) =>
  sql<boolean>`exists ${db
    .select({ id: about.id })
    .from(about)
    .where(and(eq(about.id, ticket), eq(subject, id)))}`.as('is_subject')

async function findTickets(db: Database, client: string, except: string): Promise<Related[]> {
  const { id, number, title, status } = tickets
  const isSubject = isSubjectOf(db, except, about.earlierTicket, id)
  const rows = await db
    .select({ id, isSubject, number, title, status })
    .from(tickets)
    .where(and(eq(tickets.client, client), ne(id, except)))
    .orderBy(desc(isSubject), desc(tickets.createdAt), id)
    .limit(PER_KIND)
  return rows.map((row) => ({ ...row, kind: 'ticket' }))
}

async function findProposals(db: Database, client: string, ticket: string): Promise<Related[]> {
  const { id, title, status, sentAt, expiresAt } = proposals
  const isSubject = isSubjectOf(db, ticket, about.proposal, id)
  const rows = await db
    .select({ id, isSubject, title, dates: { status, sentAt, expiresAt } })
    .from(proposals)
    .where(eq(proposals.client, client))
    .orderBy(desc(isSubject), desc(proposals.createdAt), id)
    .limit(PER_KIND)
  return rows.map(({ dates, ...row }) => ({
    ...row,
    kind: 'proposal',
    state: staffStateOf(dates, new Date()),
  }))
}

async function findInvoices(db: Database, client: string, ticket: string): Promise<Related[]> {
  const { id, invoiceNumber, status, dueDate, amount, currency } = invoices
  const isSubject = isSubjectOf(db, ticket, about.invoice, id)
  const rows = await db
    .select({ id, isSubject, invoiceNumber, status, dueDate, amount, currency })
    .from(invoices)
    .where(eq(invoices.client, client))
    .orderBy(desc(isSubject), desc(invoices.createdAt), id)
    .limit(PER_KIND)
  const { zone } = await siteSettings('en')
  return rows.map(({ dueDate, status, ...row }) => ({
    ...row,
    kind: 'invoice',
    status: invoiceStatus({ status, dueDate }, zone, new Date()),
  }))
}
