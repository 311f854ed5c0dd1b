import { join } from 'node:path'

import { Font, StyleSheet } from '@react-pdf/renderer'

/** The build copies the fonts next to the server (next.config.mjs). */
const fontPath = (name: string) => join(process.cwd(), 'src/features/invoices/pdf/fonts', `${name}.ttf`)

/** Longer words, such as URLs, are broken. */
const MAX_WORD_LENGTH = 28

let isRegistered = false

/** Registers the fonts of the PDFs, once per process. */
export function registerFonts(): void {
  if (isRegistered) return
  isRegistered = true
  Font.register({
    family: 'Puente Text',
    fonts: [
      { src: fontPath('invoice-text'), fontWeight: 400 },
      { src: fontPath('invoice-strong'), fontWeight: 600 },
    ],
  })
  Font.register({ family: 'Puente Display', src: fontPath('invoice-display') })
  Font.registerHyphenationCallback((word) =>
    word.length > MAX_WORD_LENGTH
      ? (word.match(new RegExp(`.{1,${MAX_WORD_LENGTH}}`, 'gsu')) ?? [word])
      : [word],
  )
}

const ink = '#1a1b25'
const quiet = '#5c5a66'
const line = '#d9d0c1'

/** The sizes of the title and of the foot, which tell them from other text (tag-pdf.ts). */
export const titleSize = 28
export const footSize = 9

/** The styles of the PDF, in points, in the light colors of the site. */
export const styles = StyleSheet.create({
  page: {
    paddingTop: 54,
    paddingBottom: 84,
    paddingHorizontal: 58,
    color: ink,
    fontFamily: 'Puente Text',
    fontSize: 10,
    lineHeight: 1.5,
  },
  head: { flexDirection: 'row', justifyContent: 'space-between' },
  brand: { flexDirection: 'row', alignItems: 'center' },
  brandName: { marginLeft: 8, fontFamily: 'Puente Display', fontSize: 14, lineHeight: 1.2 },
  from: { maxWidth: 250, color: quiet, alignItems: 'flex-end', textAlign: 'right' },
  title: { marginTop: 42, fontFamily: 'Puente Display', fontSize: titleSize, lineHeight: 1.15 },
  quiet: { color: quiet },
  facts: { flexDirection: 'row', marginTop: 24, paddingTop: 12, borderTopWidth: 1.5, borderTopColor: ink },
  fact: { flexGrow: 1, flexBasis: 0, paddingRight: 16 },
  days: { width: 132 },
  strong: { fontWeight: 600 },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  lineHead: {
    marginTop: 34,
    paddingBottom: 6,
    borderBottomWidth: 0.75,
    borderBottomColor: ink,
    color: quiet,
  },
  lineBody: { paddingVertical: 10 },
  words: { flex: 1, paddingRight: 24 },
  total: {
    paddingTop: 11,
    borderTopWidth: 0.75,
    borderTopColor: ink,
    fontFamily: 'Puente Display',
    fontSize: 16,
    justifyContent: 'flex-end',
  },
  totalName: { marginRight: 24 },
  payment: { marginTop: 34 },
  foot: {
    position: 'absolute',
    // From the top, because react-pdf miscalculates `bottom` after ten pages.
    top: 727,
    left: 58,
    right: 58,
    paddingTop: 10,
    borderTopWidth: 0.75,
    borderTopColor: line,
    color: quiet,
    fontSize: footSize,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
})

export const colors = { ink, accent: '#b3155e' }
