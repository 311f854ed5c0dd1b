import { printable } from '@/lib/printable'
import { renderToBuffer } from '@react-pdf/renderer'

import { InvoiceDocument, type InvoicePdfInput } from './invoice-document'
import { footSize, registerFonts, titleSize } from './pdf-styles'
import { invoicePdfTexts } from './pdf-texts'
import { tagPdf, type RoleOf } from './tag-pdf'

/** A row of the table must fit on a page. */
const MAX_LINES = 40

/** Joins the lines beyond MAX_LINES into the last one. */
function joinLines(text: string): string {
  const lines = text.split('\n')
  return [...lines.slice(0, MAX_LINES - 1), lines.slice(MAX_LINES - 1).join(' ')].join('\n').trimEnd()
}

/** The title is a heading. The foot is read once, on the first page. */
const roleOf: RoleOf = (size, page) => {
  if (size === titleSize) return 'H1'
  return size === footSize && page > 0 ? undefined : 'P'
}

/** Renders the PDF of an invoice, with tags for screen readers. */
export async function invoicePdf(input: InvoicePdfInput): Promise<Uint8Array<ArrayBuffer>> {
  registerFonts()
  const { invoice, payment } = input
  const clean = {
    ...input,
    invoice: { ...invoice, description: joinLines(printable(invoice.description)) },
    payment: payment && printable(payment),
  }
  const t = invoicePdfTexts(invoice.client.language)
  return tagPdf(await renderToBuffer(<InvoiceDocument {...clean} t={t} />), roleOf)
}
