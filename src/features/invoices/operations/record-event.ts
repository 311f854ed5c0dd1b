import type { PayloadRequest } from 'payload'

import { storedDay } from '@/lib/agency-day'
import { databaseOf, sql } from '@/lib/server/db/sql'
import { invoice_events } from '@/payload-tables'
import type { invoiceEventTypes } from '../rules'

type InvoiceEvent = {
  invoice: string
  type: (typeof invoiceEventTypes)[number]
  /** Missing when the system acted. */
  actor?: string
  /** The day of the payment, such as '2026-03-01'. */
  paidOn?: string | null
}

/** Appends an event in the transaction of the change that it records. */
export async function recordEvent(
  req: PayloadRequest,
  { invoice, type, actor, paidOn }: InvoiceEvent,
): Promise<void> {
  const db = await databaseOf(req)
  await db.insert(invoice_events).values({
    invoice,
    type,
    actor,
    paidOn: paidOn ? storedDay(paidOn) : null,
    createdAt: sql`clock_timestamp()`,
  })
}
