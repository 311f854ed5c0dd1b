import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { requireAdmin } from '@/lib/server/auth/require-admin'
import { dayText, isoTime, personName } from '@/lib/server/db/expressions'
import { databaseOf } from '@/lib/server/db/sql'
import { invoice_events, invoices, users } from '@/payload-tables'
import type { storedInvoiceStatuses } from '../rules'

export type LockedInvoice = {
  id: string
  status: (typeof storedInvoiceStatuses)[number]
  /** The day of the payment, such as '2026-03-01'. */
  paidOn: string | null
}

/**
 * Reads an invoice for an admin and locks it until the transaction ends. Throws AppError 'forbidden' for anyone else, and
 * 'not_found' for an id that no invoice has.
 */
export async function lockInvoice(req: PayloadRequest, id: string): Promise<LockedInvoice> {
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
export async function statusConflict(req: PayloadRequest, { id, status }: LockedInvoice): Promise<AppError> {
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
