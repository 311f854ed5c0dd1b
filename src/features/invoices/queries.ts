import type { PayloadRequest } from 'payload'

import { clientOf, displayName, isStaff } from '@/features/accounts/rules'
import { otherLanguage, type Language } from '@/i18n/languages'
import { textIn, type Text } from '@/i18n/text'
import { sentNames } from '@/features/proposals/queries'
import { isId } from '@/lib/ids'
import { asSystem, asUser } from '@/lib/server/db'
import type { Client, Invoice as Row, Proposal } from '@/payload-types'
import { byUrgency, invoiceStatus, sums, type InvoiceStatus } from './rules'

/** An invoice as its client sees it. Amounts are whole cents. */
export type Invoice = {
  id: string
  number: string
  description: string
  amount: number
  currency: string
  /** The day, at some hour of it in UTC. */
  due: Date
  status: InvoiceStatus
}

export type Sums = ReturnType<typeof sums>
export type Invoices = { rows: Invoice[]; total: Sums; overdue: Sums }

/** Where and when the question is asked: overdue is a matter of the agency's day. */
export type Today = { zone: string; at: Date }

const shown = {
  invoiceNumber: true,
  description: true,
  amount: true,
  currency: true,
  dueDate: true,
  status: true,
} as const

const seen = (row: Pick<Row, keyof typeof shown | 'id'>, { zone, at }: Today): Invoice => ({
  id: row.id,
  number: row.invoiceNumber,
  description: row.description,
  amount: row.amount,
  currency: row.currency,
  due: new Date(row.dueDate),
  status: invoiceStatus(row, zone, at),
})

/** All invoices of a client as far as whoever asks may see them, what is to be paid first, and their sums. */
export async function clientInvoices(req: PayloadRequest, client: string, today: Today): Promise<Invoices> {
  const { docs } = await asUser(req).find({
    collection: 'invoices',
    where: { client: { equals: client } },
    select: shown,
    pagination: false,
  })
  const rows = docs.toSorted(byUrgency).map((row) => seen(row, today))
  return { rows, total: sums(rows), overdue: sums(rows.filter(({ status }) => status === 'overdue')) }
}

/** An invoice with all that its page and its PDF say. */
export type FullInvoice = Invoice & {
  issued: Date
  client: { name: string; company?: string; email: string; language: Language }
  /** The proposal that it came from, where whoever asks may see that. */
  proposal?: { id: string; title: string }
}

/** An invoice by its id, or undefined when there is none that whoever asks may see. */
export async function fullInvoice(
  req: PayloadRequest,
  id: string,
  today: Today,
): Promise<FullInvoice | undefined> {
  if (!isId(id) || !(isStaff(req.user) || clientOf(req.user))) return undefined
  const user = asUser(req)
  const { docs } = await user.find({
    collection: 'invoices',
    where: { id: { equals: id } },
    select: { ...shown, client: true, proposal: true, createdAt: true },
    limit: 1,
    depth: 0,
  })
  const [row] = docs
  if (!row) return undefined
  const [client, proposal] = await Promise.all([
    user.findByID({
      collection: 'clients',
      id: row.client as string,
      select: { firstName: true, lastName: true, companyName: true, email: true, language: true },
    }),
    proposalOf(req, row.proposal as string | null | undefined),
  ])
  return {
    ...seen(row, today),
    issued: new Date(row.createdAt),
    client: contact(client),
    proposal: proposal && { id: proposal.id, title: proposal.title },
  }
}

const contact = (client: Pick<Client, 'firstName' | 'lastName' | 'companyName' | 'email' | 'language'>) => ({
  name: displayName(client),
  company: client.companyName ?? undefined,
  email: client.email,
  language: client.language,
})

/** The proposal under the title that was sent: while it is being revised the live one is not the client's yet. */
async function proposalOf(
  req: PayloadRequest,
  id: string | null | undefined,
): Promise<Pick<Proposal, 'id' | 'title'> | undefined> {
  if (!id) return undefined
  const where = { id: { equals: id } }
  const { docs } = await asUser(req).find({
    collection: 'proposals',
    where,
    select: { title: true },
    limit: 1,
  })
  const [proposal] = docs
  return proposal && { id, title: ((await sentNames(req, [id])).get(id) ?? proposal).title }
}

/** How invoices are paid, in a language, or in the other where it is not written; undefined when nobody wrote it. */
export async function howToPay(req: PayloadRequest, language: Language): Promise<Text | undefined> {
  const read = async (locale: Language) => {
    const settings = await asSystem(req).findGlobal({
      slug: 'site-settings',
      locale,
      fallbackLocale: false,
      select: { howToPay: true },
    })
    return settings.howToPay
  }
  return textIn(language)(await read(language), await read(otherLanguage(language)))
}
