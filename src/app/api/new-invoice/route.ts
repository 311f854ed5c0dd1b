import { findNewInvoice } from '@/features/invoices/queries/new-invoice'
import { newInvoiceSchema } from '@/features/invoices/schemas'
import { handleQuery } from '@/lib/server/http/handle-query'

export const dynamic = 'force-dynamic'

export const GET = handleQuery({ who: 'admin', input: newInvoiceSchema, run: findNewInvoice })
