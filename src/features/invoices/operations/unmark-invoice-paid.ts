import { eq } from 'drizzle-orm'

import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { invoices } from '@/payload-tables'
import type { UnmarkInvoicePaidInput } from '../schemas'
import { lockInvoice, statusConflict } from './lock-invoice'
import { recordEvent } from './record-event'

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
