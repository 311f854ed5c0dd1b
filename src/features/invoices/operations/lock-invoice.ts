import type { PayloadRequest } from 'payload'

import { AppError, type CurrentValue } from '@/lib/app-error'
import { requireAdmin } from '@/lib/server/auth/require-admin'
import { runSql, sql } from '@/lib/server/db/sql'
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
  const [invoice] = await runSql<LockedInvoice>(
    req,
    sql`
      select id, status, to_char(paid_on at time zone 'UTC', 'YYYY-MM-DD') as "paidOn"
      from invoices where id = ${id} for no key update`,
  )
  if (!invoice) throw new AppError('not_found')
  return invoice
}

/** Returns the AppError 'conflict' with the current status, and who set it and when. */
export async function statusConflict(req: PayloadRequest, { id, status }: LockedInvoice): Promise<AppError> {
  const [change] = await runSql<Pick<CurrentValue, 'changedBy' | 'changedAt'>>(
    req,
    sql`
      select nullif(concat_ws(' ', u.first_name, u.last_name), '') as "changedBy",
        to_json(e.created_at) #>> '{}' as "changedAt"
      from invoice_events e left join users u on u.id = e.actor_id
      where e.invoice_id = ${id} and e.type in ('paid', 'unpaid') order by e.created_at desc, e.id desc limit 1`,
  )
  const { changedBy, changedAt } = change ?? { changedBy: null, changedAt: null }
  return new AppError('conflict', { current: { value: status, changedBy, changedAt } })
}
