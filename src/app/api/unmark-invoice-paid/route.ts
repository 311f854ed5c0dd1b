import { unmarkInvoicePaid } from '@/features/invoices/operations/unmark-invoice-paid'
import { unmarkInvoicePaidSchema } from '@/features/invoices/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'admin',
  limit: 'invoiceChange',
  input: unmarkInvoicePaidSchema,
  run: unmarkInvoicePaid,
})
