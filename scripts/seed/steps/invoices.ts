import type { PayloadRequest } from 'payload'

import { firstInvoiceDescription } from '../../../src/features/invoices/queries/new-invoice'
import { asSystem } from '../../../src/lib/server/db/local-api'
import type { Client, Proposal } from '../../../src/payload-types'
import type { SeedContext } from '../step'
import { findAccount } from './find-account'

const DAY_MS = 86_400_000

/** What a client signed. Fees are in minor units. */
type Agreement = Pick<Proposal, 'id' | 'title' | 'setupFee' | 'monthlyFee' | 'currency'> & {
  client: Client
  signed: Date
}

type PlannedInvoice = {
  agreement: Agreement
  description: string
  amount: number
  issued: Date
  due: Date
  isPaid: boolean
}

const monthOf = (at: Date, language: Client['language']) =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-US', { month: 'long', timeZone: 'UTC' }).format(
    at,
  )

/** Days after the issue. */
const TERM = 15
/** How many invoices inactive and suspended clients got. */
const MOST = { active: Infinity, inactive: 2, suspended: 3 }

/**
 * Plans the invoices of what a client signed, for exactly the amounts that were signed: the day after, the setup fee with
 * the first month, then each month the monthly fee. Clients with an account owe the last one that was due, a suspended
 * client all but the first; what is not due yet is pending.
 */
function planInvoices(agreement: Agreement, hasAccount: boolean, now: Date): PlannedInvoice[] {
  const { client, title, setupFee, monthlyFee, signed } = agreement
  const planned: PlannedInvoice[] = []
  for (let month = 0; planned.length < MOST[client.status]; month += 1) {
    const issued = new Date(signed.getTime() + (1 + month * 30) * DAY_MS)
    const amount = month === 0 ? setupFee + monthlyFee : monthlyFee
    if (issued > now || amount === 0) break
    const due = new Date(issued.getTime() + TERM * DAY_MS)
    const isPaid = client.status === 'suspended' ? month === 0 : due < now
    const description =
      month === 0
        ? firstInvoiceDescription(agreement, client.language)
        : `${title}, ${monthOf(issued, client.language)}`
    planned.push({ agreement, description, amount, issued, due, isPaid })
  }
  const owed = hasAccount ? planned.findLast(({ isPaid }) => isPaid) : undefined
  return planned.map((invoice) => (invoice === owed ? { ...invoice, isPaid: false } : invoice))
}

/** Returns what the clients signed, as it was sent. */
async function findAgreements(req: PayloadRequest, clients: readonly Client[]): Promise<Agreement[]> {
  const { docs } = await asSystem(req).find({
    collection: 'proposals',
    where: { status: { in: ['signed', 'accepted'] } },
    pagination: false,
    depth: 0,
  })
  return docs.flatMap((proposal) => {
    const client = clients.find(({ id }) => id === proposal.client)
    return client && proposal.signedAt ? [{ ...proposal, client, signed: new Date(proposal.signedAt) }] : []
  })
}

const noon = (at: Date) => `${at.toISOString().slice(0, 10)}T12:00:00.000Z`

const recordEvent = (req: PayloadRequest, data: object) =>
  asSystem(req).create({ collection: 'invoice-events', data: data as never })

/**
 * Creates the invoices of all clients, with what happened to them. Due dates are stored as noon UTC, like those that are
 * picked in the admin.
 */
export async function createInvoices({ req, now }: SeedContext, clients: readonly Client[]): Promise<void> {
  const agreements = await findAgreements(req, clients)
  const plans = agreements
    .flatMap((agreement) => planInvoices(agreement, !agreement.client.lead, now))
    .toSorted((one, other) => one.issued.getTime() - other.issued.getTime())
  const admin = (await findAccount(req, 'admin@puente.example')).id
  for (const [index, { agreement, description, amount, issued, due, isPaid }] of plans.entries()) {
    const paid = new Date(due.getTime() - (1 + (index % 5)) * DAY_MS)
    const paidOn = isPaid ? noon(paid) : null
    const { id } = await asSystem(req).create({
      collection: 'invoices',
      data: {
        invoiceNumber: `INV-${issued.getUTCFullYear()}-${String(71 + index).padStart(4, '0')}`,
        client: agreement.client.id,
        proposal: agreement.id,
        description,
        amount,
        currency: agreement.currency,
        dueDate: noon(due),
        status: isPaid ? 'paid' : 'pending',
        paidOn,
        createdAt: issued.toISOString(),
      },
    })
    const event = { invoice: id, actor: admin }
    await recordEvent(req, { ...event, type: 'issued', createdAt: issued.toISOString() })
    if (paidOn) await recordEvent(req, { ...event, type: 'paid', paidOn, createdAt: paid.toISOString() })
  }
}
