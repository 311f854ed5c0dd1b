import type { PayloadRequest } from 'payload'

import { sql, statement } from '@/lib/server/db/sql'
import type { TicketStatus } from '../rules'

/** Another document of the client, beside a ticket. Amounts are in cents. */
export type Related = { id: string } & (
  | { kind: 'ticket'; number: number; title: string; status: TicketStatus }
  | { kind: 'proposal'; title: string; status: string }
  | { kind: 'invoice'; invoiceNumber: string; status: string; amount: number; currency: string }
)

type Row = {
  kind: Related['kind']
  id: string
  title: string
  status: string
  number: number | null
  amount: string | null
  currency: string | null
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
      (select 'ticket' as kind, id, title, status::text, number::int, null as amount, null as currency
        from tickets where client_id = ${client} and id <> ${except} ${newest})
      union all (select 'proposal', id, title, status::text, null, null, null
        from proposals where client_id = ${client} ${newest})
      union all (select 'invoice', id, invoice_number, status::text, null, amount::text, currency::text
        from invoices where client_id = ${client} ${newest})`,
  )
  return rows.map(({ kind, id, title, status, number, amount, currency }): Related => {
    if (kind === 'ticket') return { kind, id, number: number ?? 0, title, status: status as TicketStatus }
    if (kind === 'proposal') return { kind, id, title, status }
    return { kind, id, invoiceNumber: title, status, amount: Number(amount), currency: currency ?? 'USD' }
  })
}
