import type { PayloadRequest } from 'payload'

import { invoiceStatus, type InvoiceStatus } from '@/features/invoices/rules'
import { staffStateOf, type StaffProposalState } from '@/features/proposals/rules'
import { siteSettings } from '@/features/settings/queries'
import { sql, statement } from '@/lib/server/db/sql'
import type { TicketStatus } from '../rules'

/** Another document of the client, beside a ticket. Amounts are in cents. */
export type Related = { id: string } & (
  | { kind: 'ticket'; number: number; title: string; status: TicketStatus }
  | { kind: 'proposal'; title: string; state: StaffProposalState }
  | { kind: 'invoice'; invoiceNumber: string; status: InvoiceStatus; amount: number; currency: string }
)

type Row = {
  kind: Related['kind']
  id: string
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

/** Returns the newest tickets, proposals and invoices of a client. Callers have checked that the user is staff. */
export async function listRelated(
  req: PayloadRequest,
  { client, except }: { client: string; except: string },
): Promise<Related[]> {
  const newest = statement`order by created_at desc, id limit ${PER_KIND}`
  const rows = await sql<Row>(
    req,
    statement`
      (select 'ticket' as kind, id, title, status::text, number::int, null as amount, null as currency,
        null::timestamptz as "sentAt", null::timestamptz as "expiresAt", null::timestamptz as "dueDate"
        from tickets where client_id = ${client} and id <> ${except} ${newest})
      union all (select 'proposal', id, title, status::text, null, null, null, sent_at, expires_at, null
        from proposals where client_id = ${client} ${newest})
      union all (select 'invoice', id, invoice_number, status::text, null, amount::text, currency::text, null, null, due_date
        from invoices where client_id = ${client} ${newest})`,
  )
  const { zone } = await siteSettings('en')
  const at = new Date()
  return rows.map(({ kind, id, title, status, number, amount, currency, dueDate, ...dates }): Related => {
    if (kind === 'ticket') return { kind, id, number: number ?? 0, title, status: status as TicketStatus }
    if (kind === 'proposal') return { kind, id, title, state: staffStateOf({ status, ...dates }, at) }
    const shown = invoiceStatus({ status, dueDate: dueDate ?? '' }, zone, at)
    return {
      kind,
      id,
      invoiceNumber: title,
      status: shown,
      amount: Number(amount),
      currency: currency ?? 'USD',
    }
  })
}
