import { renderToBuffer } from '@react-pdf/renderer'

import { InvoiceDocument, type InvoicePaper } from './invoice-document'
import { knowFonts } from './paper'
import { paperTexts } from './texts'

/** A row of the table must fit on a page. */
const mostLines = 40

/**
 * What the fonts of papers cannot set is left out: control characters, and those that only join others. Lines that are
 * too many go on in the last one.
 */
function printable(text: string): string {
  const lines = text
    .toWellFormed()
    .replaceAll(/[\p{Cf}\p{Cs}]|(?!\n)\p{Cc}/gu, '')
    .split('\n')
  return [...lines.slice(0, mostLines - 1), lines.slice(mostLines - 1).join(' ')].join('\n').trimEnd()
}

/** The bytes of an invoice's PDF. */
export async function invoicePdf(paper: InvoicePaper): Promise<Uint8Array<ArrayBuffer>> {
  knowFonts()
  const { invoice } = paper
  const clean = { ...invoice, description: printable(invoice.description) }
  const t = paperTexts(invoice.client.language)
  return new Uint8Array(await renderToBuffer(<InvoiceDocument {...paper} invoice={clean} t={t} />))
}
