import { z } from 'zod'

import { isDay } from '@/lib/agency-day'
import { currencies, MAX_AMOUNT } from '@/lib/money'
import { line, required, text } from '@/lib/text-fields'
import { invoiceLimits, invoiceSorts, invoiceStatuses, MAX_INVOICE_PAGE, type InvoiceSort } from './rules'

const id = z.uuid('invalid')
const sorts = Object.keys(invoiceSorts) as [InvoiceSort, ...InvoiceSort[]]

/** A day such as '2026-03-01'. */
const day = z
  .string({ error: ({ input }) => (input === undefined || input === null ? 'required' : 'invalid') })
  .refine((value) => value !== '', 'required')
  .refine((value) => value === '' || isDay(value), 'invalid')

/** The form of a new invoice. `amount` is in minor units of the currency; nothing is billed for zero. */
export const issueInvoiceSchema = z.object({
  client: id,
  number: required(line(invoiceLimits.number)),
  description: required(text(invoiceLimits.description)),
  amount: z.int('invalid').min(1, 'invalid').max(MAX_AMOUNT, 'invalid'),
  currency: z.enum(currencies, 'invalid'),
  due: day,
  proposal: id.nullish().transform((value) => value ?? null),
  /** Identifies one submission: a retry with it issues no second invoice. */
  submission_id: z.uuid('invalid').optional(),
})
export type IssueInvoiceInput = z.output<typeof issueInvoiceSchema>

/** The body of POST /api/mark-invoice-paid. `expected` is the status that the board showed. */
export const markInvoicePaidSchema = z.object({
  invoice: id,
  paid_on: day,
  expected: z.enum(invoiceStatuses, 'invalid'),
})
export type MarkInvoicePaidInput = z.output<typeof markInvoicePaidSchema>

/** The body of POST /api/unmark-invoice-paid. `expected` is the status that the board showed. */
export const unmarkInvoicePaidSchema = z.object({
  invoice: id,
  expected: z.enum(invoiceStatuses, 'invalid'),
})
export type UnmarkInvoicePaidInput = z.output<typeof unmarkInvoicePaidSchema>

/** The query string of GET /api/invoice-list. An invalid order or page is replaced by the default. */
export const invoiceListSchema = z.object({
  client: id,
  sort: z.enum(sorts).optional().catch(undefined),
  direction: z.enum(['asc', 'desc']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(MAX_INVOICE_PAGE).optional().catch(undefined),
})
export type InvoiceListInput = z.output<typeof invoiceListSchema>

/** The query string of GET /api/new-invoice. */
export const newInvoiceSchema = z.object({ client: id, proposal: id.optional().catch(undefined) })
