import { siteSettings } from '@/features/settings/queries'
import { AppError } from '@/lib/app-error'
import type { FileDownload } from '@/lib/server/http/download'
import { printPdf } from '@/lib/server/pdf/print'
import { paperSizeFor } from '@/lib/server/pdf/look'
import type { Context } from '@/lib/server/http/authorize'
import { findInvoice } from '../queries/invoices'
import { findPaymentInstructions } from '../queries/payment-instructions'
import { invoiceFileName } from '../rules'

/** Returns the PDF of an invoice in its client's language. Throws `not_found` for one that the user may not see. */
export async function downloadInvoice(
  { req }: Context,
  { id = '' }: Record<string, string>,
): Promise<FileDownload> {
  const { zone } = await siteSettings('en')
  const invoice = await findInvoice(req, id, { zone, at: new Date() })
  if (!invoice) throw new AppError('not_found')
  const { language } = invoice.client
  const [settings, payment] = await Promise.all([
    siteSettings(language),
    invoice.status === 'paid' ? undefined : findPaymentInstructions(req, language, invoice.currency),
  ])
  const input = { invoice, payment: payment?.text, settings, size: paperSizeFor(invoice.currency) }
  return {
    name: invoiceFileName(invoice.number),
    type: 'application/pdf',
    // Imported on demand: loading the library at startup would slow down every start.
    bytes: await printPdf('invoice', input, async () =>
      (await import('../pdf/invoice-pdf')).invoicePdf(input),
    ),
  }
}
