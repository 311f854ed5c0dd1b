import type { PayloadRequest } from 'payload'

import { runSql, sql } from '@/lib/server/db/sql'
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
  await runSql(
    req,
    sql`
      insert into invoice_events (invoice_id, type, actor_id, paid_on, created_at)
      values (${invoice}, ${type}::enum_invoice_events_type, ${actor ?? null},
        ${paidOn ? `${paidOn}T12:00:00Z` : null}::timestamptz, clock_timestamp())`,
  )
}
