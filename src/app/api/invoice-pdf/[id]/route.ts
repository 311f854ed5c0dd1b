import { downloadInvoice } from '@/features/invoices/operations/download-invoice'
import { download } from '@/lib/server/handle'

export const dynamic = 'force-dynamic'

/** An invoice as a file, for its client and for staff. */
export const GET = download({ who: 'user', limit: 'paper', run: downloadInvoice })
