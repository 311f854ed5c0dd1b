import type { Payload } from 'payload'

import { issueInvoice } from '@/features/invoices/operations/issue-invoice'
import { markInvoicePaid, unmarkInvoicePaid } from '@/features/invoices/operations/mark-invoice-paid'
import * as schemas from '@/features/invoices/schemas'
import { storedDay } from '@/lib/agency-day'
import { autocommit, sql } from '@/lib/server/db/sql'
import type { User } from '@/payload-types'
import { callVerb } from './lead-verbs'
import { rowsOf } from './rows'

/** The verbs of invoices, as a user calls them. */
export const invoiceVerbs = (payload: Payload, user: User) => ({
  issue: (input: object) =>
    callVerb(payload, user, { run: issueInvoice, schema: schemas.issueInvoiceSchema, input }),
  pay: (input: object) =>
    callVerb(payload, user, { run: markInvoicePaid, schema: schemas.markInvoicePaidSchema, input }),
  unpay: (input: object) =>
    callVerb(payload, user, { run: unmarkInvoicePaid, schema: schemas.unmarkInvoicePaidSchema, input }),
})

/** Changes the due day of an invoice: none can be issued late. */
export const setDueDay = (payload: Payload, invoice: string, day: string) =>
  autocommit(payload, sql`update invoices set due_date = ${storedDay(day)} where id = ${invoice}`)

let count = 0

/** Returns the form of a valid invoice for a client. */
export const newInvoiceInput = (client: string, data: object = {}) => ({
  client,
  number: `NEW-${(count += 1)}-${crypto.randomUUID().slice(0, 8)}`,
  description: 'Anuncios de Google, marzo',
  amount: 145_000,
  currency: 'USD',
  due: '2099-04-01',
  ...data,
})

/** The events of an invoice, the oldest first. */
export const eventsOf = (payload: Payload, invoice: string) =>
  rowsOf<{ type: string; actor: string | null; paid_on: string | null }>(
    payload,
    sql`
      select type, actor_id as actor, to_char(paid_on at time zone 'UTC', 'YYYY-MM-DD') as paid_on from invoice_events where invoice_id = ${invoice}
      order by created_at, id`,
  )

/** The emails to a client about an invoice, the oldest first. */
export const invoiceEmails = (payload: Payload, invoice: string) =>
  rowsOf<{
    id: string
    kind: string
    recipient: string
    language: string
    data: Record<string, unknown>
  }>(
    payload,
    sql`
      select id, kind, recipient, language, data from outbox where subject_id = ${invoice} order by created_at, kind`,
  )
