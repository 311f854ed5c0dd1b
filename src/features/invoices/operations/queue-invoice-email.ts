import { and, eq, isNull, ne, not } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { hasClosedAddress } from '@/features/clients/client-address'
import { queueEmail } from '@/features/mail/queue-email'
import { databaseOf, sql, dayText } from '@/lib/server/db/sql'
import { clients, invoices, users } from '@/payload-tables'
import type { InvoiceEmailData } from '../mail/invoice-emails'

export type InvoiceEmailKind = 'invoice-issued' | 'invoice-overdue' | 'invoice-still-overdue'

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
  const db = await databaseOf(req)
  const accounts = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.client, clients.id), isNull(users.deactivatedAt)))
  const [row] = await db
    .select({
      recipient: clients.email,
      language: clients.language,
      invoiceId: invoices.id,
      number: invoices.invoiceNumber,
      description: invoices.description,
      amount: invoices.amount,
      currency: invoices.currency,
      due: dayText(invoices.dueDate),
      hasAccount: sql<boolean>`exists ${accounts}`,
    })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client))
    .where(and(eq(invoices.id, invoice), ne(clients.status, 'suspended'), not(hasClosedAddress(db))))
  if (!row) return false
  const { recipient, language, ...data } = row
  await queueEmail(req, {
    kind,
    subjectId: invoice,
    recipient,
    language,
    data: data satisfies InvoiceEmailData,
  })
  return true
}
