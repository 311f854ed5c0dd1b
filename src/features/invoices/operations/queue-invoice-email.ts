import type { PayloadRequest } from 'payload'

import { queueEmail } from '@/features/mail/queue-email'
import type { Language } from '@/i18n/languages'
import { runSql, sql } from '@/lib/server/db/sql'
import type { InvoiceEmailData } from '../mail/invoice-email-data'

export type InvoiceEmailKind = 'invoice-issued' | 'invoice-overdue' | 'invoice-still-overdue'

type Row = InvoiceEmailData & { recipient: string; language: Language }

/**
 * Queues the email about an invoice to its client, in the client's language and in the transaction of the request, once for
 * each kind. A suspended client, or one whose email belongs to a deactivated account, gets none. Returns whether there is
 * one.
 */
export async function queueInvoiceEmail(
  req: PayloadRequest,
  kind: InvoiceEmailKind,
  invoice: string,
): Promise<boolean> {
  const [row] = await runSql<Row>(
    req,
    sql`
      select c.email as recipient, c.language, i.id as "invoiceId", i.invoice_number as number, i.description,
        i.amount::float8 as amount, i.currency, to_char(i.due_date at time zone 'UTC', 'YYYY-MM-DD') as due,
        exists (select from users u where u.client_id = c.id and u.deactivated_at is null) as "hasAccount"
      from invoices i join clients c on c.id = i.client_id
      where i.id = ${invoice} and c.status <> 'suspended' and not exists (
        select from users e where lower(e.email) = lower(c.email) and e.deactivated_at is not null)`,
  )
  if (!row) return false
  const { recipient, language, ...data } = row
  await queueEmail(req, { kind, subjectId: invoice, recipient, language, data })
  return true
}
