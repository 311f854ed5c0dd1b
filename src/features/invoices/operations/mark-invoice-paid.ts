import { eq } from 'drizzle-orm'

import { siteSettings } from '@/features/settings/queries'
import { dayIn, storedDay } from '@/lib/agency-day'
import { AppError } from '@/lib/app-error'
import { requireAdmin } from '@/lib/server/auth/require-admin'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { invoices } from '@/payload-tables'
import type { MarkInvoicePaidInput } from '../schemas'
import { lockInvoice, statusConflict } from './lock-invoice'
import { recordEvent } from './record-event'

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
