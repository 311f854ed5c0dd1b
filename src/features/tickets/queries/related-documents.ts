import type { PayloadRequest } from 'payload'

import { invoiceStatus, type InvoiceStatus } from '@/features/invoices/rules'
import { staffStateOf, type StaffProposalState } from '@/features/proposals/rules'
import { siteSettings } from '@/features/settings/queries'
import { runSql, sql } from '@/lib/server/db/sql'
import type { TicketStatus } from '../rules'

/** Another document of the client, beside a ticket; `isSubject` if the ticket is about it. Amounts are in cents. */
export type Related = { id: string; isSubject: boolean } & (
  | { kind: 'ticket'; number: number; title: string; status: TicketStatus }
  | { kind: 'proposal'; title: string; state: StaffProposalState }
  | { kind: 'invoice'; invoiceNumber: string; status: InvoiceStatus; amount: number; currency: string }
)

type Row = {
  kind: Related['kind']
  id: string
  isSubject: boolean
  title: string
  status: string
  number: number | null
  amount: string | null
  currency: string | null
  /** ISO times: when it was sent, until when it can be signed, when it is due. */
  sentAt: string | null
  expiresAt: string | null
  dueDate: string | null
}

const PER_KIND = 2

/**
 * Returns what a ticket is about, and the newest tickets, proposals and invoices of its client. Callers have checked that
 * the user is staff.
 */
export async function listRelated(
  req: PayloadRequest,
  { client, except }: { client: string; except: string },
): Promise<Related[]> {
  const subject = sql`coalesce(id in (
    select unnest(array[earlier_ticket_id, proposal_id, invoice_id]) from tickets where id = ${except}), false)`
  const newest = sql`order by "isSubject" desc, created_at desc, id limit ${PER_KIND}`
  const rows = await runSql<Row>(
    req,
    sql`
      (select 'ticket' as kind, id, ${subject} as "isSubject", title, status::text, number::int, null as amount, null as currency,
        null::timestamptz as "sentAt", null::timestamptz as "expiresAt", null::timestamptz as "dueDate"
        from tickets where client_id = ${client} and id <> ${except} ${newest})
      union all (select 'proposal', id, ${subject} as "isSubject", title, status::text, null, null, null, sent_at, expires_at, null
        from proposals where client_id = ${client} ${newest})
      union all (select 'invoice', id, ${subject} as "isSubject", invoice_number, status::text, null, amount::text, currency::text, null, null, due_date
        from invoices where client_id = ${client} ${newest})`,
  )
  const { zone } = await siteSettings('en')
  const at = new Date()
  const toRelated = ({ kind, id, isSubject, title, status, number, ...row }: Row): Related => {
    const { amount, currency, dueDate, ...dates } = row
    const document = { id, isSubject }
    if (kind === 'ticket')
      return { ...document, kind, number: number ?? 0, title, status: status as TicketStatus }
    if (kind === 'proposal')
      return { ...document, kind, title, state: staffStateOf({ status, ...dates }, at) }
    const shown = invoiceStatus({ status, dueDate: dueDate ?? '' }, zone, at)
    return {
      ...document,
      kind,
      invoiceNumber: title,
      status: shown,
      amount: Number(amount),
      currency: currency ?? 'USD',
    }
  }
  return rows.map(toRelated).sort((a, b) => Number(b.isSubject) - Number(a.isSubject))
}
