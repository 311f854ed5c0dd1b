import { downloadInvoice } from '@/features/invoices/operations/download-invoice'
import { handleDownload } from '@/lib/server/http/download'

export const dynamic = 'force-dynamic'

export const GET = handleDownload({
  who: 'user',
  limit: 'download',
  run: downloadInvoice,
  page: (id) => `/dashboard/invoices/${id}`,
})
