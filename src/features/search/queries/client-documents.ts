import type { PayloadRequest } from 'payload'
import { eq } from 'drizzle-orm'

import { invoiceStatus } from '@/features/invoices/rules'
import { staffStateOf } from '@/features/proposals/rules'
import { siteSettings } from '@/features/settings/queries'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, phoneDigits } from '@/lib/server/db/sql'
import { clients, invoices, proposals, tickets } from '@/payload-tables'
import type { Client } from '@/payload-types'
import { commandLimits, type Found, numberInQuery } from '../rules'
import { inOrder, matching } from './matching'

/** Finds clients by name, company, email address and phone number. */
export async function findClients(req: PayloadRequest, query: string): Promise<Found[]> {
  const { where, order } = matching(query, {
    document: clients,
    title: clients.name,
    also: [clients.companyName, clients.email, phoneDigits(clients.phone)],
  })
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: clients.id })
    .from(clients)
    .where(where)
    .orderBy(...order)
    .limit(commandLimits.perKind)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const { docs } = await asUser(req).find({
    collection: 'clients',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { name: true, companyName: true, email: true, status: true },
  })
  return inOrder(ids, docs).map(({ id, name, companyName, email, status }) => ({
    kind: 'clients',
    id,
    title: name ?? email,
    detail: companyName ?? email,
    status,
  }))
}

const nameOf = (client: string | Client | null | undefined) =>
  (typeof client === 'object' ? client?.name : undefined) ?? ''

const ofClient = { depth: 1, pagination: false, populate: { clients: { name: true } } } as const
const clientNames = [clients.name, clients.companyName]

type Numbered = typeof tickets | typeof proposals

const searchIn = (table: Numbered, query: string, number: number | undefined) =>
  matching(query, {
    document: table,
    title: table.title,
    also: clientNames,
    isNamed: number === undefined ? undefined : eq(table.number, number),
  })

/** Finds tickets by number, title and client. */
export async function findTickets(req: PayloadRequest, query: string): Promise<Found[]> {
  const { where, order } = searchIn(tickets, query, numberInQuery('tickets', query))
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: tickets.id })
    .from(tickets)
    .leftJoin(clients, eq(clients.id, tickets.client))
    .where(where)
    .orderBy(...order)
    .limit(commandLimits.perKind)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
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
  const { where, order } = searchIn(proposals, query, numberInQuery('proposals', query))
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: proposals.id })
    .from(proposals)
    .leftJoin(clients, eq(clients.id, proposals.client))
    .where(where)
    .orderBy(...order)
    .limit(commandLimits.perKind)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
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
  const { where, order } = matching(query, {
    document: invoices,
    title: invoices.invoiceNumber,
    also: clientNames,
  })
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .leftJoin(clients, eq(clients.id, invoices.client))
    .where(where)
    .orderBy(...order)
    .limit(commandLimits.perKind)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
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
