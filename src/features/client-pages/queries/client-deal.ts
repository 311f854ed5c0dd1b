import type { PayloadRequest } from 'payload'

import { runSql, sql } from '@/lib/server/db/sql'
import type { Amount, DealFacts } from '../deal-rules'

type Row = Pick<DealFacts, 'clientSince'> & {
  leadAt: string | null
  leadSource: string | null
  signed: ProposalRow | null
  awaiting: ProposalRow | null
  invoice: InvoiceRow | null
}
type ProposalRow = {
  title: string
  sentAt: string
  signedAt: string | null
  expiresAt: string | null
  amount: Amount
}
type InvoiceRow = NonNullable<DealFacts['invoice']>

/** Returns the data behind the stages of a client's deal. Callers have checked that the user is staff. */
export async function findDeal(req: PayloadRequest, client: string): Promise<DealFacts | undefined> {
  const proposal = sql`
    select json_build_object('title', p.title, 'sentAt', p.sent_at, 'signedAt', p.signed_at, 'expiresAt', p.expires_at,
      'amount', json_build_object('cents', p.amount, 'currency', p.currency)) as row
    from proposals p where p.client_id = c.id and p.sent_at is not null`
  const [row] = await runSql<Row>(
    req,
    sql`
      select to_json(c.created_at) #>> '{}' as "clientSince", to_json(l.created_at) #>> '{}' as "leadAt",
        l.source_name as "leadSource", signed.row as signed, awaiting.row as awaiting, invoice.row as invoice
      from clients c left join leads l on l.id = c.lead_id
      left join lateral (${proposal} and p.status in ('signed', 'accepted') and p.signed_at is not null
        order by p.signed_at, p.id limit 1) signed on true
      left join lateral (${proposal} and p.status = 'sent' and (p.expires_at is null or p.expires_at >= now())
        order by p.sent_at desc, p.id limit 1) awaiting on true
      left join lateral (
        select json_build_object('number', i.invoice_number, 'issuedAt', i.created_at, 'dueAt', i.due_date,
          'paidAt', case when i.status = 'paid' then coalesce(i.paid_on, i.updated_at) end,
          'amount', json_build_object('cents', i.amount, 'currency', i.currency)) as row
        from invoices i where i.client_id = c.id order by i.created_at, i.id limit 1) invoice on true
      where c.id = ${client}`,
  )
  if (!row) return undefined
  const { clientSince, leadAt, leadSource, signed, awaiting, invoice } = row
  return {
    clientSince,
    lead: leadAt ? { at: leadAt, source: leadSource ?? '' } : null,
    signed: signed?.signedAt ? { ...signed, signedAt: signed.signedAt } : null,
    awaiting,
    invoice,
  }
}
