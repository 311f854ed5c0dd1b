/** What a client owes. Pure: no I/O. Amounts are whole cents. */

/** What is stored; overdue is derived from the date (product.md). */
export const storedInvoiceStatuses = ['pending', 'paid'] as const
export type StoredInvoiceStatus = (typeof storedInvoiceStatuses)[number]
export const invoiceStatuses = ['paid', 'pending', 'overdue'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const invoiceLimits = { number: 50, description: 500 }

/** The day of a due date, such as '2026-03-01'. Staff pick a day, which is kept as that day in UTC. */
export const dueDay = (dueDate: string): string => new Date(dueDate).toISOString().slice(0, 10)

/** Today in an IANA zone, such as '2026-03-01'. */
export const dayIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at)

type Due = { status: string; dueDate: string }

/** The status that people see: pending becomes overdue when the due date has ended in the agency's zone. */
export function invoiceStatus({ status, dueDate }: Due, zone: string, at: Date): InvoiceStatus {
  if (status === 'paid') return 'paid'
  return dayIn(zone, at) > dueDay(dueDate) ? 'overdue' : 'pending'
}

type Amount = { amount: number; currency: string }

/** The sums of amounts, in cents by currency, in the order in which currencies come up. */
export function sums(rows: readonly Amount[]): { currency: string; cents: number }[] {
  const totals = new Map<string, number>()
  for (const { amount, currency } of rows) totals.set(currency, (totals.get(currency) ?? 0) + amount)
  return [...totals].map(([currency, cents]) => ({ currency, cents }))
}
