/**
 * Returns a text as PDFs print it: composed (NFC), with one kind of line break, and without control and formatting
 * characters and variation selectors, which have no glyph.
 */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[\p{Cf}\p{Cs}\ufe00-\ufe0f]|(?!\n)\p{Cc}/gu, '')
