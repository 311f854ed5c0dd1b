import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import { latestVersion } from '@/features/proposals/queries/versions'
import { siteSettings } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { addDays, dayIn } from '@/lib/agency-day'
import { type Currency, money } from '@/lib/money'
import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/http/authorize'
import { databaseOf, sql, coalesce, normalizeNumber } from '@/lib/server/db/sql'
import { clients, invoices, proposals } from '@/payload-tables'
import en from '@/messages/en/invoices.json'
import es from '@/messages/es/invoices.json'
import { asSystem } from '@/lib/server/db/local-api'
import { invoiceLimits, nextNumber, numberStart } from '../rules'
import { findWrittenInstructions, type WrittenInstructions } from './payment-instructions'

/**
 * Returns the next free invoice number, with prefix and year as the settings say. Numbers in another spelling, such as
 * 'pu 2026 0041', count too: the database takes none twice.
 */
export async function findNextNumber(req: PayloadRequest): Promise<string> {
  const { invoicePrefix, invoiceYear, agencyZone } = await asSystem(req).findGlobal({
    slug: 'site-settings',
    depth: 0,
  })
  const year = dayIn(agencyZone || 'UTC', new Date()).slice(0, 4)
  const start = numberStart({ prefix: invoicePrefix, hasYear: invoiceYear ?? true, year })
  const normalizedStart = sql`left(${normalizeNumber(sql`${`${start}0`}`)}, -1)`
  const db = await databaseOf(req)
  const rest = db.$with('rest').as(
    db
      .select({
        number: sql`substr(${invoices.normalizedNumber}, length(${normalizedStart}) + 1)`.as('number'),
      })
      .from(invoices)
      .where(sql`starts_with(${invoices.normalizedNumber}, ${normalizedStart})`),
  )
  const [row] = await db
    .with(rest)
    .select({ highest: sql<number | null>`max(${rest.number}::int)` })
    .from(rest)
    .where(sql`${rest.number} ~ '^[0-9]{1,9}$'`)
  return nextNumber(start, row?.highest ?? 0)
}

const messages = { en, es }

/** What a signed version asks for. Fees are in cents. */
type Signed = { title: string; setupFee: number; monthlyFee: number; currency: string }

/**
 * Returns the description of the first invoice for a signed proposal, in the client's language: its title, and a line each
 * for the setup fee and the first month, whose sum is the amount of the invoice.
 */
export function firstInvoiceDescription(
  { title, setupFee, monthlyFee, currency }: Signed,
  language: Language,
): string {
  const t = createTranslator({ locale: language, messages: messages[language], namespace: 'first' })
  const fee = (cents: number) => money(cents, currency, language)
  const lines = [
    setupFee > 0 && t('setup', { amount: fee(setupFee) }),
    monthlyFee > 0 && t('month', { amount: fee(monthlyFee) }),
  ].filter((line) => line !== false)
  const room = invoiceLimits.description - lines.join('\n').length - 1
  return [title.slice(0, room), ...lines].join('\n')
}

/** A proposal that an invoice can come from. Amounts are in cents. */
export type BilledProposal = {
  id: string
  title: string
  amount: number
  currency: Currency
  /**
   * What the invoice says when the proposal is chosen: the amounts of a signed one, else the title. In the client's
   * language.
   */
  description: string
}

/** What the form of a new invoice starts with. Days are like '2026-03-01'. */
export type NewInvoice = {
  number: string
  /** The agency's day, which is the first due day. */
  today: string
  due: string
  client: { name: string; email: string; language: Language; isSuspended: boolean }
  /** The proposals that were sent to the client, the newest first. */
  proposals: BilledProposal[]
  /** The proposal that is chosen first: a signed one that nothing was billed for yet. */
  proposal: string | null
  /** The languages in which staff wrote how invoices of each currency are paid. */
  instructions: WrittenInstructions
}

/** Days until an invoice is due, unless another day is chosen. */
const PAYMENT_TERM = 15

/** The newest proposals of a client; more than anyone sends to one. */
const MAX_PROPOSALS = 100

/**
 * Returns what the form starts with. `proposal` asks for that one, if it was sent to the client; otherwise the form starts
 * with the first signed proposal without an invoice. Throws AppError 'forbidden' for clients, and 'not_found' for a deleted
 * client.
 */
export async function findNewInvoice(
  req: PayloadRequest,
  { client: id, proposal }: { client: string; proposal?: string },
): Promise<NewInvoice> {
  requireStaff(req)
  const db = await databaseOf(req)
  const [client] = await db
    .select({
      name: coalesce(clients.companyName, clients.name, clients.email),
      email: clients.email,
      language: clients.language,
      isSuspended: sql<boolean>`${clients.status} = 'suspended'`,
    })
    .from(clients)
    .where(eq(clients.id, id))
  if (!client) throw new AppError('not_found')
  const { zone } = await siteSettings('en')
  const [number, rows, instructions] = await Promise.all([
    findNextNumber(req),
    findSentProposals(req, id),
    findWrittenInstructions(req),
  ])
  const unbilled = rows.filter(({ isSigned, hasInvoice }) => isSigned && !hasInvoice)
  const today = dayIn(zone, new Date())
  return {
    number,
    today,
    due: addDays(today, PAYMENT_TERM),
    client,
    proposals: rows.map((row) => billedOf(row, client.language)),
    proposal: (rows.find((row) => row.id === proposal) ?? unbilled.at(-1))?.id ?? null,
    instructions,
  }
}

type Row = Awaited<ReturnType<typeof findSentProposals>>[number]

const billedOf = (row: Row, language: Language): BilledProposal => ({
  id: row.id,
  title: row.title,
  amount: row.amount,
  currency: row.currency,
  description: row.isSigned
    ? firstInvoiceDescription(row, language)
    : row.title.slice(0, invoiceLimits.description),
})

/** Returns titles and amounts as they were sent: a revision that has not been sent must not be billed. */
async function findSentProposals(req: PayloadRequest, client: string) {
  const db = await databaseOf(req)
  const version = latestVersion(db)
  const own = db.select({ id: invoices.id }).from(invoices).where(eq(invoices.proposal, proposals.id))
  return db
    .select({
      id: proposals.id,
      title: version.title,
      amount: version.amount,
      currency: version.currency,
      setupFee: version.setupFee,
      monthlyFee: version.monthlyFee,
      isSigned: sql<boolean>`${proposals.status} in ('signed', 'accepted')`,
      hasInvoice: sql<boolean>`exists ${own}`,
    })
    .from(proposals)
    .crossJoinLateral(version)
    .where(and(eq(proposals.client, client), isNotNull(proposals.sentAt)))
    .orderBy(desc(proposals.sentAt))
    .limit(MAX_PROPOSALS)
}
