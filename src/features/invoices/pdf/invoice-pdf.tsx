import { renderToBuffer } from '@react-pdf/renderer'

import { InvoiceDocument, type InvoicePaper } from './invoice-document'
import { knowFonts } from './paper'
import { paperTexts } from './texts'

/** What the fonts of papers cannot set is left out: control characters, and those that only join others. */
const printable = (text: string) => text.toWellFormed().replaceAll(/[\p{Cf}\p{Cs}]|(?!\n)\p{Cc}/gu, '')

/** The bytes of an invoice's PDF. */
export async function invoicePdf(paper: InvoicePaper): Promise<Uint8Array<ArrayBuffer>> {
  knowFonts()
  const { invoice } = paper
  const clean = { ...invoice, description: printable(invoice.description) }
  const t = paperTexts(invoice.client.language)
  return new Uint8Array(await renderToBuffer(<InvoiceDocument {...paper} invoice={clean} t={t} />))
}
