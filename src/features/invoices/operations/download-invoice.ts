import { siteSettings } from '@/features/settings/queries'
import { AppError } from '@/lib/app-error'
import type { Context, Paper } from '@/lib/server/handle'
import { fullInvoice, howToPay } from '../queries'
import { invoiceFileName } from '../rules'

/** The PDF of an invoice that whoever asks may see, in its client's language. Throws `not_found` for any other. */
export async function downloadInvoice({ req }: Context, { id = '' }: Record<string, string>): Promise<Paper> {
  const { zone } = await siteSettings('en')
  const invoice = await fullInvoice(req, id, { zone, at: new Date() })
  if (!invoice) throw new AppError('not_found')
  const { language } = invoice.client
  // Loaded with the first file: the library weighs on every start otherwise.
  const { invoicePdf } = await import('../pdf/invoice-pdf')
  const [settings, payment] = await Promise.all([
    siteSettings(language),
    invoice.status === 'paid' ? undefined : howToPay(req, language),
  ])
  return {
    name: invoiceFileName(invoice.number),
    type: 'application/pdf',
    bytes: await invoicePdf({ invoice, payment: payment?.text, settings }),
  }
}
