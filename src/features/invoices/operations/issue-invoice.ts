import type { PayloadRequest } from 'payload'

import { appendAuditEntry } from '@/features/audit/operations/append-audit-entry'
import { siteSettings } from '@/features/settings/queries'
import { dayIn, storedDay } from '@/lib/agency-day'
import { AppError } from '@/lib/app-error'
import { requireAdmin } from '@/lib/server/auth/require-admin'
import { submissionRowId } from '@/lib/server/db/submission-row-id'
import { inTransaction, runSql, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { findNextNumber } from '../queries/next-number'
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
    const [created] = await runSql(
      req,
      sql`
        insert into invoices (id, invoice_number, client_id, proposal_id, description, amount, currency, due_date, status)
        values (${id}, ${number}, ${client}, ${proposal}, ${description}, ${amount},
          ${currency}::enum_invoices_currency, ${storedDay(due)}, 'pending')
        on conflict do nothing returning id`,
    )
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
  const [client] = await runSql(req, sql`select id from clients where id = ${id} for key share`)
  if (!client) throw new AppError('invalid', { fields: { client: 'not_found' } })
}

async function requireSentProposal(req: PayloadRequest, id: string, client: string): Promise<void> {
  const [proposal] = await runSql(
    req,
    sql`select id from proposals where id = ${id} and client_id = ${client} and sent_at is not null`,
  )
  if (!proposal) throw new AppError('invalid', { fields: { proposal: 'invalid' } })
}

async function exists(req: PayloadRequest, id: string): Promise<boolean> {
  const [own] = await runSql(req, sql`select id from invoices where id = ${id}`)
  return own !== undefined
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
