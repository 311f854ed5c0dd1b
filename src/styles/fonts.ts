import localFont from 'next/font/local'

/** The display face of headings, with its optical size and width. */
export const display = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  variable: '--font-display',
  weight: '200 800',
  declarations: [{ prop: 'font-stretch', value: '75% 100%' }],
})

/** The quiet face of everything that is read. */
export const text = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  variable: '--font-text',
  weight: '400 700',
})
