import { issueInvoice } from '@/features/invoices/operations/issue-invoice'
import { issueInvoiceSchema } from '@/features/invoices/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'admin',
  limit: 'invoiceChange',
  input: issueInvoiceSchema,
  run: issueInvoice,
})
