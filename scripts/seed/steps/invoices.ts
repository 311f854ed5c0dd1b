import { asSystem } from '../../../src/lib/server/db'
import type { Client } from '../../../src/payload-types'
import type { SeedContext } from '../step'
import { firstWork, monthlyWork } from '../words/clients'

const day = 86_400_000

type Plan = { words: string; amount: number; due: Date; status: 'paid' | 'pending' }

/** The name of the month in which a day falls. */
const monthOf = (at: Date, language: Client['language']) =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-US', { month: 'long', timeZone: 'UTC' }).format(
    at,
  )

/**
 * What a client was billed: work that was done once is paid; of the months one is paid, one is overdue and one is to be
 * paid yet. Who pays in time has nothing overdue, and whoever is suspended owes two months.
 */
function plansOf({ language, status }: Client, number: number, now: Date): Plan[] {
  const dueIn = (days: number) => new Date(now.getTime() + days * day)
  const once = firstWork.slice(0, number < 2 ? firstWork.length : number % 3).map((work, index): Plan => ({
    words: work[language],
    amount: work.amount + number * 50,
    due: dueIn(index * 16 - 110),
    status: 'paid',
  }))
  const month = (days: number, paid: boolean): Plan => ({
    words: monthlyWork[language].replace('{month}', monthOf(dueIn(days - 20), language)),
    amount: monthlyWork.amount + number * 35,
    due: dueIn(days),
    status: paid ? 'paid' : 'pending',
  })
  if (status === 'inactive') return [...once, month(-70, true)]
  const isLate = number < 2 || status === 'suspended'
  return [...once, month(-46, status !== 'suspended'), month(-16, !isLate), month(14, false)]
}

/** The invoices of the demo. A due date is a day: noon of it in UTC, as the admin keeps it. */
export async function makeInvoices({ req, now }: SeedContext, clients: readonly Client[]): Promise<void> {
  const plans = clients
    .flatMap((client, number) => plansOf(client, number, now).map((plan) => ({ ...plan, client: client.id })))
    .toSorted((one, other) => one.due.getTime() - other.due.getTime())
  for (const [index, { words, amount, due, status, client }] of plans.entries()) {
    const issued = new Date(due.getTime() - 15 * day)
    due.setUTCHours(12, 0, 0, 0)
    await asSystem(req).create({
      collection: 'invoices',
      data: {
        invoiceNumber: `INV-${issued.getUTCFullYear()}-${String(71 + index).padStart(4, '0')}`,
        client,
        description: words,
        amount: amount * 100,
        currency: 'USD',
        dueDate: due.toISOString(),
        status,
        createdAt: issued.toISOString(),
      },
    })
  }
}
