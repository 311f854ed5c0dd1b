import type { PayloadRequest } from 'payload'

import { invoiceStatus } from '@/features/invoices/rules'
import { staffStateOf } from '@/features/proposals/rules'
import { siteSettings } from '@/features/settings/queries'
import { asUser } from '@/lib/server/db/local-api'
import { sql } from '@/lib/server/db/sql'
import type { Client } from '@/payload-types'
import { numberInQuery, type Found } from '../rules'
import { findMatchingIds, inOrder } from './matching-ids'

const nameOf = (client: string | Client | null | undefined) =>
  (typeof client === 'object' ? client?.name : undefined) ?? ''

const ofClient = { depth: 1, pagination: false, populate: { clients: { name: true } } } as const
const searchIn = (table: string, title: string) => ({
  from: sql`${sql.identifier(table)} row left join clients on clients.id = row.client_id`,
  title: sql`row.${sql.identifier(title)}`,
  also: [sql`clients.name`, sql`clients.company_name`],
})

/** Finds tickets by number, title and client. */
export async function findTickets(req: PayloadRequest, query: string): Promise<Found[]> {
  const ids = await findMatchingIds(req, query, {
    ...searchIn('tickets', 'title'),
    number: numberInQuery('tickets', query),
  })
  if (ids.length === 0) return []
  const { docs } = await asUser(req).find({
    collection: 'tickets',
    where: { id: { in: ids } },
    select: { number: true, title: true, client: true, status: true },
    ...ofClient,
  })
  return inOrder(ids, docs).map(({ id, number, title, client, status }) => ({
    kind: 'tickets',
    id,
    number: number ?? undefined,
    title,
    detail: nameOf(client),
    status,
  }))
}

/** Finds proposals by number, title and client. */
export async function findProposals(req: PayloadRequest, query: string): Promise<Found[]> {
  const ids = await findMatchingIds(req, query, {
    ...searchIn('proposals', 'title'),
    number: numberInQuery('proposals', query),
  })
  if (ids.length === 0) return []
  const { docs } = await asUser(req).find({
    collection: 'proposals',
    where: { id: { in: ids } },
    select: {
      number: true,
      title: true,
      client: true,
      status: true,
      sentAt: true,
      expiresAt: true,
      amount: true,
      currency: true,
    },
    ...ofClient,
  })
  const at = new Date()
  return inOrder(ids, docs).map(({ id, number, title, client, amount, currency, ...state }) => ({
    kind: 'proposals',
    id,
    number: number ?? undefined,
    title,
    detail: nameOf(client),
    status: staffStateOf(state, at),
    amount: { cents: amount, currency },
  }))
}

/** Finds invoices by number and client. */
export async function findInvoices(req: PayloadRequest, query: string): Promise<Found[]> {
  const ids = await findMatchingIds(req, query, searchIn('invoices', 'invoice_number'))
  if (ids.length === 0) return []
  const { docs } = await asUser(req).find({
    collection: 'invoices',
    where: { id: { in: ids } },
    select: { invoiceNumber: true, client: true, status: true, dueDate: true, amount: true, currency: true },
    ...ofClient,
  })
  const { zone } = await siteSettings('en')
  const at = new Date()
  return inOrder(ids, docs).map(({ id, invoiceNumber, client, amount, currency, ...due }) => ({
    kind: 'invoices',
    id,
    title: invoiceNumber,
    detail: nameOf(client),
    status: invoiceStatus(due, zone, at),
    amount: { cents: amount, currency },
  }))
}
