import { and, eq, isNotNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { appendAuditEntry } from '@/features/audit/operations/append-audit-entry'
import { siteSettings } from '@/features/settings/queries'
import { dayIn, storedDay } from '@/lib/agency-day'
import { AppError } from '@/lib/app-error'
import { submissionRowId } from '@/lib/server/db/once'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import { type Context, requireAdmin } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { clients, invoices, proposals } from '@/payload-tables'
import { findNextNumber } from '../queries/new-invoice'
import type { IssueInvoiceInput } from '../schemas'
import { queueInvoiceEmail } from './queue-invoice-email'
import { recordEvent } from './record-event'

/**
 * Issues an invoice: stores it, records who did, queues the email to the client in its language, and appends to the audit
 * chain. Afterwards only whether it is paid can change. A repeated submission with the same content returns the
 * invoice that exists. Throws AppError 'invalid' with the field 'client' for a deleted client, 'proposal' for one that was
 * not sent to this client, and 'due' for a day before today in the agency's zone; and 'conflict' with the field 'number'
 * when it is taken: the current value is then the next free number.
 */
export async function issueInvoice(
  { req }: Context,
  input: IssueInvoiceInput,
): Promise<{ id: string; number: string }> {
  requireAdmin(req)
  const { client, number, description, amount, currency, due, proposal } = input
  const { zone } = await siteSettings('en')
  const isPast = due < dayIn(zone, new Date())
  return inTransaction(req, async () => {
    await requireClient(req, client)
    if (proposal) await requireSentProposal(req, proposal, client)
    const content = [client, number, description, String(amount), currency, due, proposal]
    const id = submissionRowId('invoices', { user: req.user?.id, content, id: input.submission_id })
    // A retry after midnight still returns what was issued before.
    if (isPast && !(await exists(req, id))) throw new AppError('invalid', { fields: { due: 'past' } })
    // Waits for another transaction that inserts the same number.
    const db = await databaseOf(req)
    const [created] = await db
      .insert(invoices)
      .values({
        id,
        invoiceNumber: number,
        client,
        proposal,
        description,
        amount,
        currency,
        dueDate: storedDay(due),
        status: 'pending',
      })
      .onConflictDoNothing()
      .returning({ id: invoices.id })
    if (!created) return existingInvoice(req, id, number)
    await recordEvent(req, { invoice: id, type: 'issued', actor: req.user?.id })
    await queueInvoiceEmail(req, 'invoice-issued', id)
    await announce(req, 'invoices', id)
    const data = { number, client, amount, currency, due, proposal, actor: req.user?.id }
    await appendAuditEntry(req, { type: 'invoice_issued', subjectId: id, data })
    return { id, number }
  })
}

/** Locks the client, so that it cannot be deleted at the same moment. */
async function requireClient(req: PayloadRequest, id: string): Promise<void> {
  const db = await databaseOf(req)
  const [client] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.id, id))
    .for('key share')
  if (!client) throw new AppError('invalid', { fields: { client: 'not_found' } })
}

async function requireSentProposal(req: PayloadRequest, id: string, client: string): Promise<void> {
  const db = await databaseOf(req)
  const [proposal] = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.id, id), eq(proposals.client, client), isNotNull(proposals.sentAt)))
  if (!proposal) throw new AppError('invalid', { fields: { proposal: 'invalid' } })
}

async function exists(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await databaseOf(req)
  return (await db.$count(invoices, eq(invoices.id, id))) > 0
}

/** Returns the invoice of a repeated submission; otherwise another invoice has the number. */
async function existingInvoice(req: PayloadRequest, id: string, number: string) {
  if (await exists(req, id)) return { id, number }
  const value = await findNextNumber(req)
  throw new AppError('conflict', {
    fields: { number: 'taken' },
    current: { value, changedBy: null, changedAt: null },
  })
}
