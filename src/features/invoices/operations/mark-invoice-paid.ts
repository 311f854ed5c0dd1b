import { eq, and, desc, inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { siteSettings } from '@/features/settings/queries'
import { dayIn, storedDay } from '@/lib/agency-day'
import { AppError } from '@/lib/app-error'
import { databaseOf, inTransaction, sql, dayText, isoTime, personName } from '@/lib/server/db/sql'
import { type Context, requireAdmin } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { invoices, invoice_events, users } from '@/payload-tables'
import type { MarkInvoicePaidInput, UnmarkInvoicePaidInput } from '../schemas'
import { recordEvent } from './record-event'
import type { storedInvoiceStatuses } from '../rules'

type LockedInvoice = {
  id: string
  status: (typeof storedInvoiceStatuses)[number]
  /** The day of the payment, such as '2026-03-01'. */
  paidOn: string | null
}

/**
 * Reads an invoice for an admin and locks it until the transaction ends. Throws AppError 'forbidden' for anyone else, and
 * 'not_found' for an id that no invoice has.
 */
async function lockInvoice(req: PayloadRequest, id: string): Promise<LockedInvoice> {
  requireAdmin(req)
  const db = await databaseOf(req)
  const [invoice] = await db
    .select({ id: invoices.id, status: invoices.status, paidOn: dayText(invoices.paidOn) })
    .from(invoices)
    .where(eq(invoices.id, id))
    .for('no key update')
  if (!invoice) throw new AppError('not_found')
  return invoice
}

/** Returns the AppError 'conflict' with the current status, and who set it and when. */
async function statusConflict(req: PayloadRequest, { id, status }: LockedInvoice): Promise<AppError> {
  const db = await databaseOf(req)
  const [change] = await db
    .select({ changedBy: personName(users), changedAt: isoTime(invoice_events.createdAt) })
    .from(invoice_events)
    .leftJoin(users, eq(users.id, invoice_events.actor))
    .where(and(eq(invoice_events.invoice, id), inArray(invoice_events.type, ['paid', 'unpaid'])))
    .orderBy(desc(invoice_events.createdAt), desc(invoice_events.id))
    .limit(1)
  const { changedBy, changedAt } = change ?? { changedBy: null, changedAt: null }
  return new AppError('conflict', { current: { value: status, changedBy, changedAt } })
}

/**
 * Marks an invoice as paid on a day, and records who did. Marking it again with the same day changes nothing. Throws
 * AppError 'not_found', 'invalid' with the field 'paid_on' for a day after today in the agency's zone, and 'conflict' with
 * the current status and who set it when it is not the expected one.
 */
export async function markInvoicePaid(
  { req }: Context,
  { invoice: id, paid_on: day, expected }: MarkInvoicePaidInput,
): Promise<{ status: 'paid'; paidOn: string }> {
  requireAdmin(req)
  const { zone } = await siteSettings('en')
  if (day > dayIn(zone, new Date())) throw new AppError('invalid', { fields: { paid_on: 'future' } })
  return inTransaction(req, async () => {
    const invoice = await lockInvoice(req, id)
    if (invoice.status === 'paid' && invoice.paidOn === day) return { status: 'paid', paidOn: day }
    if (invoice.status === 'paid' || expected === 'paid') throw await statusConflict(req, invoice)
    const db = await databaseOf(req)
    await db
      .update(invoices)
      .set({ status: 'paid', paidOn: storedDay(day), updatedAt: sql`now()` })
      .where(eq(invoices.id, id))
    await recordEvent(req, { invoice: id, type: 'paid', actor: req.user?.id, paidOn: day })
    await announce(req, 'invoices', id)
    return { status: 'paid', paidOn: day }
  })
}

/**
 * Undoes marking an invoice as paid; its events record both changes. Repeating it has no effect. Throws AppError
 * 'not_found', and 'conflict' with the current status and who set it if it is not the expected one.
 */
export async function unmarkInvoicePaid(
  { req }: Context,
  { invoice: id, expected }: UnmarkInvoicePaidInput,
): Promise<{ status: 'pending' }> {
  return inTransaction(req, async () => {
    const invoice = await lockInvoice(req, id)
    if (invoice.status === 'pending') return { status: 'pending' }
    if (expected !== 'paid') throw await statusConflict(req, invoice)
    const db = await databaseOf(req)
    await db
      .update(invoices)
      .set({ status: 'pending', paidOn: null, updatedAt: sql`now()` })
      .where(eq(invoices.id, id))
    await recordEvent(req, { invoice: id, type: 'unpaid', actor: req.user?.id, paidOn: invoice.paidOn })
    await announce(req, 'invoices', id)
    return { status: 'pending' }
  })
}
