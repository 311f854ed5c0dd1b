import { and, desc, eq, gte, inArray, isNotNull, isNull, or, type AnyColumn } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { databaseOf, sql, isoTime } from '@/lib/server/db/sql'
import { clients, invoices, leads, proposals } from '@/payload-tables'
import type { Amount, DealFacts } from '../deal-rules'

const builder = new QueryBuilder()

const { title, sentAt, signedAt, expiresAt, amount, currency } = proposals
const isSentToClient = and(eq(proposals.client, clients.id), isNotNull(sentAt))

const signed = builder
  .select({ title, sentAt, signedAt, amount, currency })
  .from(proposals)
  .where(and(isSentToClient, inArray(proposals.status, ['signed', 'accepted']), isNotNull(signedAt)))
  .orderBy(signedAt, proposals.id)
  .limit(1)
  .as('signed')

const canBeSigned = or(isNull(expiresAt), gte(expiresAt, sql`now()`))
const awaiting = builder
  .select({ title, sentAt, expiresAt, amount, currency })
  .from(proposals)
  .where(and(isSentToClient, eq(proposals.status, 'sent'), canBeSigned))
  .orderBy(desc(sentAt), proposals.id)
  .limit(1)
  .as('awaiting')

const paidAt = sql<string | null>`case when ${invoices.status} = 'paid'
  then coalesce(${invoices.paidOn}, ${invoices.updatedAt}) end`
const invoice = builder
  .select({
    number: invoices.invoiceNumber,
    createdAt: invoices.createdAt,
    dueDate: invoices.dueDate,
    paidAt: paidAt.as('paid_at'),
    amount: invoices.amount,
    currency: invoices.currency,
  })
  .from(invoices)
  .where(eq(invoices.client, clients.id))
  .orderBy(invoices.createdAt, invoices.id)
  .limit(1)
  .as('invoice')

/** Of proposals that have this time. */
const knownTime = (column: AnyColumn) => isoTime(sql<string>`${column}`)

/** Returns the data behind the stages of a client's deal. Callers have checked that the user is staff. */
export async function findDeal(req: PayloadRequest, client: string): Promise<DealFacts | undefined> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({
      clientSince: isoTime(clients.createdAt),
      lead: { source: leads.sourceName, at: isoTime(leads.createdAt) },
      signed: {
        title: signed.title,
        sentAt: knownTime(signed.sentAt),
        signedAt: knownTime(signed.signedAt),
        cents: signed.amount,
        currency: signed.currency,
      },
      awaiting: {
        title: awaiting.title,
        sentAt: knownTime(awaiting.sentAt),
        expiresAt: isoTime(awaiting.expiresAt),
        cents: awaiting.amount,
        currency: awaiting.currency,
      },
      invoice: {
        number: invoice.number,
        issuedAt: isoTime(invoice.createdAt),
        dueAt: isoTime(invoice.dueDate),
        paidAt: isoTime(invoice.paidAt),
        cents: invoice.amount,
        currency: invoice.currency,
      },
    })
    .from(clients)
    .leftJoin(leads, eq(leads.id, clients.lead))
    .leftJoinLateral(signed, sql`true`)
    .leftJoinLateral(awaiting, sql`true`)
    .leftJoinLateral(invoice, sql`true`)
    .where(eq(clients.id, client))
  return (
    row && {
      ...row,
      signed: row.signed && withAmount(row.signed),
      awaiting: row.awaiting && withAmount(row.awaiting),
      invoice: row.invoice && withAmount(row.invoice),
    }
  )
}

const withAmount = <Row extends Amount>({ cents, currency: code, ...row }: Row) => ({
  ...row,
  amount: { cents, currency: code },
})
