import { join } from 'node:path'

import { Font, StyleSheet } from '@react-pdf/renderer'

/** Beside the server, wherever it was built (next.config.mjs takes the folder along). */
const file = (name: string) => join(process.cwd(), 'src/lib/server/fonts', `${name}.ttf`)

/** Words are kept whole; only what is longer than any word, such as an address without a space, is cut. */
const longest = 28

/** Makes the fonts of papers known, once in the life of the process. */
let known = false
export function knowFonts(): void {
  if (known) return
  known = true
  Font.register({
    family: 'Puente Text',
    fonts: [
      { src: file('paper-text'), fontWeight: 400 },
      { src: file('paper-strong'), fontWeight: 600 },
    ],
  })
  Font.register({ family: 'Puente Display', src: file('paper-display') })
  Font.registerHyphenationCallback((word) =>
    word.length > longest ? (word.match(new RegExp(`.{1,${longest}}`, 'gsu')) ?? [word]) : [word],
  )
}

const ink = '#1a1b25'
const quiet = '#5c5a66'
const line = '#d9d0c1'

/** The looks of a paper: points, and the inks of the pages by day. */
export const looks = StyleSheet.create({
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
  from: { color: quiet, alignItems: 'flex-end' },
  title: { marginTop: 42, fontFamily: 'Puente Display', fontSize: 28, lineHeight: 1.15 },
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
    bottom: 40,
    left: 58,
    right: 58,
    paddingTop: 10,
    borderTopWidth: 0.75,
    borderTopColor: line,
    color: quiet,
    fontSize: 9,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
})

export const colours = { ink, accent: '#b3155e' }
