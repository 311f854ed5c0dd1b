/** What a client owes. Pure: no I/O. Amounts are whole cents. */

/** What is stored; overdue is derived from the date (product.md). */
export const storedInvoiceStatuses = ['pending', 'paid'] as const
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

/** What is still to be paid first, the longest overdue at the top; then what was paid, the newest first. */
export function byUrgency(one: Due, other: Due): number {
  const [paid, otherPaid] = [one.status === 'paid', other.status === 'paid']
  if (paid !== otherPaid) return paid ? 1 : -1
  const apart = new Date(one.dueDate).getTime() - new Date(other.dueDate).getTime()
  return paid ? -apart : apart
}

/** The name of an invoice's file, of letters that every system takes. */
export const invoiceFileName = (invoiceNumber: string): string => {
  const safe = invoiceNumber
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
  return `${safe || 'invoice'}.pdf`
}
