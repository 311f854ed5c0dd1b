import localFont from 'next/font/local'

// What stands in for both until they arrive is measured in art.css: by weight, so that no line breaks elsewhere.

/** The display face of headings: its letters change with their size (`font-optical-sizing`); one width. */
export const display = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  variable: '--font-display',
  weight: '300 800',
  adjustFontFallback: false,
})

/** The quiet face of everything that is read. Its italic is declared in art.css, loaded where a text leans. */
export const text = localFont({
  src: './fonts/instrument-sans.woff2',
  variable: '--font-text',
  weight: '400 700',
  adjustFontFallback: false,
})
