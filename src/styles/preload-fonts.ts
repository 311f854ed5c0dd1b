import { preload } from 'react-dom'

import display from './fonts/bricolage-grotesque.woff2'
import text from './fonts/instrument-sans.woff2'

/** Begins to load the typefaces of staff's pages with the page, so that its text is drawn in them at once. Before a layout waits for anything: later hints of it are lost. */
export function preloadFonts(): void {
  for (const font of [text, display])
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
