import { dayIn, dayOf } from '@/lib/agency-day'

/** Rules of invoices. Pure: no I/O. Amounts are in minor units of their currency. */

/** The stored statuses. Overdue is not stored: it derives from the due date. */
export const storedInvoiceStatuses = ['pending', 'paid'] as const
export const invoiceStatuses = ['paid', 'pending', 'overdue'] as const
/** What `invoice-events` records: marking as paid and taking it back, and reminders of an overdue invoice. */
export const invoiceEventTypes = ['issued', 'paid', 'unpaid', 'reminded'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const invoiceLimits = { number: 50, description: 500 }

/** The orders of the list of staff, and its pages. */
export const invoiceSorts = { due: 'desc', number: 'asc', amount: 'desc' } as const
export type InvoiceSort = keyof typeof invoiceSorts
export const INVOICE_PAGE_SIZE = 20
export const MAX_INVOICE_PAGE = 10_000

/** Days from the first reminder of an overdue invoice to the second, and for how long each can be sent late. */
export const reminderDays = { again: 7, window: 14 }

/** What every invoice number of the settings starts with, such as 'PU-2026-'. `year` is that of the agency's today. */
export const numberStart = ({
  prefix,
  hasYear,
  year,
}: {
  prefix?: string | null
  hasYear: boolean
  year: string
}): string =>
  [prefix, hasYear && year]
    .filter(Boolean)
    .map((part) => `${String(part)}-`)
    .join('')

/** Returns the number after the highest one that is taken; at least four digits, such as 'PU-2026-0042'. */
export const nextNumber = (start: string, highest: number): string =>
  start + String(highest + 1).padStart(4, '0')

type Due = { status: string; dueDate: string }

/** Returns the displayed status: a pending invoice is overdue once its due date has ended in the agency's time zone. */
export function invoiceStatus({ status, dueDate }: Due, zone: string, at: Date): InvoiceStatus {
  if (status === 'paid') return 'paid'
  return dayIn(zone, at) > dayOf(dueDate) ? 'overdue' : 'pending'
}

/** Returns for how many days an invoice has been overdue, by the agency's calendar: 1 on the day after its due date. */
export const daysOverdue = (due: string, zone: string, at: Date): number =>
  Math.round((Date.parse(dayIn(zone, at)) - Date.parse(due)) / 86_400_000)

/** Sorts unpaid invoices first, the earliest due date at the top; then paid ones, the latest due date at the top. */
export function compareUnpaidFirst(one: Due, other: Due): number {
  const [paid, otherPaid] = [one.status === 'paid', other.status === 'paid']
  if (paid !== otherPaid) return paid ? 1 : -1
  const difference = new Date(one.dueDate).getTime() - new Date(other.dueDate).getTime()
  return paid ? -difference : difference
}

/** Returns the file name of an invoice's PDF, in characters that every file system accepts. */
export const invoiceFileName = (invoiceNumber: string): string => {
  const safe = invoiceNumber
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
  return `${safe || 'invoice'}.pdf`
}
