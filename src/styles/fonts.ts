import localFont from 'next/font/local'

// The fallback metrics are in art.css, one set per weight, so that the swap does not reflow lines.

/** The typeface of headings, with optical sizing (`font-optical-sizing`) and one width. */
export const display = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  variable: '--font-display',
  weight: '300 800',
  adjustFontFallback: false,
})

/** The typeface of body text. Its italic is declared in art.css and loaded where text is italic. */
export const text = localFont({
  src: './fonts/instrument-sans.woff2',
  variable: '--font-text',
  weight: '400 700',
  adjustFontFallback: false,
})
