import { findInvoicePage } from '@/features/invoices/queries/invoice-page'
import { invoiceListSchema } from '@/features/invoices/schemas'
import { handleQuery } from '@/lib/server/http/handle-query'

export const dynamic = 'force-dynamic'

export const GET = handleQuery({ who: 'staff', input: invoiceListSchema, run: findInvoicePage })
