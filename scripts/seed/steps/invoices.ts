import type { PayloadRequest } from 'payload'

import { defaultCurrency, toMinorUnits } from '../../../src/lib/money'
import { asSystem } from '../../../src/lib/server/db/local-api'
import type { Client } from '../../../src/payload-types'
import type { SeedContext } from '../step'
import { findAccount } from './find-account'
import { firstWork, monthlyWork } from '../words/clients'

const DAY_MS = 86_400_000

type PlannedInvoice = { description: string; amount: number; due: Date; status: 'paid' | 'pending' }

const formatMonth = (at: Date, language: Client['language']) =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-US', { month: 'long', timeZone: 'UTC' }).format(
    at,
  )

/**
 * Plans the invoices of a client: paid ones for one-time work, and three monthly ones. Of these the first is paid and the
 * last is not due yet; the second is overdue for two of the active clients. Suspended clients owe the first two. Nothing was
 * issued before someone became a client.
 */
function planInvoices(client: Client, number: number, now: Date): PlannedInvoice[] {
  const { language, status } = client
  const dueIn = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const oneTime = firstWork
    .slice(0, number < 2 ? firstWork.length : number % 3)
    .map((work, index): PlannedInvoice => ({
      description: work[language],
      amount: work.amount + number * 50,
      due: dueIn(index * 16 - 110),
      status: 'paid',
    }))
  const monthly = (days: number, isPaid: boolean): PlannedInvoice => ({
    description: monthlyWork[language].replace('{month}', formatMonth(dueIn(days - 20), language)),
    amount: monthlyWork.amount + number * 35,
    due: dueIn(days),
    status: isPaid ? 'paid' : 'pending',
  })
  const planned = {
    active: [...oneTime, monthly(-46, true), monthly(-16, number >= 2), monthly(14, false)],
    inactive: [monthly(-5, true)],
    suspended: [monthly(-30, false), monthly(-10, false), monthly(14, false)],
  }[status]
  return planned.filter(({ due }) => issuedAt(due).getTime() > Date.parse(client.createdAt))
}

const noon = (at: Date) => `${at.toISOString().slice(0, 10)}T12:00:00.000Z`

const recordEvent = (req: PayloadRequest, data: object) =>
  asSystem(req).create({ collection: 'invoice-events', data: data as never })

/** An invoice is due 15 days after it is issued. */
const issuedAt = (due: Date) => new Date(due.getTime() - 15 * DAY_MS)

/**
 * Creates the invoices of all clients, with what happened to them. Due dates are stored as noon UTC, like those that are
 * picked in the admin.
 */
export async function createInvoices({ req, now }: SeedContext, clients: readonly Client[]): Promise<void> {
  const plans = clients
    .flatMap((client, number) =>
      planInvoices(client, number, now).map((plan) => ({ ...plan, client: client.id })),
    )
    .toSorted((one, other) => one.due.getTime() - other.due.getTime())
  const admin = (await findAccount(req, 'admin@puente.example')).id
  for (const [index, { description, amount, due, status, client }] of plans.entries()) {
    const issued = issuedAt(due)
    const paid = new Date(due.getTime() - (1 + (index % 5)) * DAY_MS)
    due.setUTCHours(12, 0, 0, 0)
    const paidOn = status === 'paid' ? noon(paid) : null
    const { id } = await asSystem(req).create({
      collection: 'invoices',
      data: {
        invoiceNumber: `INV-${issued.getUTCFullYear()}-${String(71 + index).padStart(4, '0')}`,
        client,
        description,
        amount: toMinorUnits(amount, defaultCurrency),
        currency: defaultCurrency,
        dueDate: due.toISOString(),
        status,
        paidOn,
        createdAt: issued.toISOString(),
      },
    })
    const event = { invoice: id, actor: admin }
    await recordEvent(req, { ...event, type: 'issued', createdAt: issued.toISOString() })
    if (paidOn) await recordEvent(req, { ...event, type: 'paid', paidOn, createdAt: paid.toISOString() })
  }
}
