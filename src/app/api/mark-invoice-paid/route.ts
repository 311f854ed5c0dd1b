import { markInvoicePaid } from '@/features/invoices/operations/mark-invoice-paid'
import { markInvoicePaidSchema } from '@/features/invoices/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'admin',
  limit: 'invoiceChange',
  input: markInvoicePaidSchema,
  run: markInvoicePaid,
})
