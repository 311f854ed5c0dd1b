import { inks } from './inks'

/** The logo: an arch under one stroke, n becomes ñ. On a 40 x 40 grid, without colors. */
export const mark = {
  size: 40,
  /** Filled with the ink of the text. */
  letter: 'M5 38V27a15 15 0 0 1 30 0v11h-8.4V27a6.6 6.6 0 0 0-13.2 0v11z',
  /** Stroked with the accent, round ends. */
  tilde: 'M9 8.2c3.4-5.4 7.6-4.6 11-2.7s7.6 2.7 11-2.7',
  tildeWidth: 4.6,
} as const

/** The logo as image files, for tabs, home screens and emails. `scripts/icons.ts` writes them. */

const file = (size: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${content}</svg>\n`

const tilde = (color: string): string =>
  `<path fill="none" stroke="${color}" stroke-width="${mark.tildeWidth}" stroke-linecap="round" d="${mark.tilde}"/>`

/** Without a background, for tabs: the letter adapts to light and dark mode, the tilde is legible in both. */
export const tabIcon = (): string =>
  file(
    mark.size,
    `<style>path:first-of-type{fill:${inks.text[0]}}@media(prefers-color-scheme:dark){path:first-of-type{fill:${inks.text[1]}}}</style>` +
      `<path d="${mark.letter}"/>${tilde('#c81f6c')}`,
  )

/** In one color, for emails: a red that is legible in light and dark mode. */
export const mailMark = (): string =>
  file(mark.size, `<path fill="#c81f6c" d="${mark.letter}"/>${tilde('#c81f6c')}`)

/**
 * With a background, for home screens, which cut it to a rounded square or a circle. The logo takes `share` of the width.
 */
export const appIcon = (share: number): string => {
  const [side, scale] = [512, (512 * share) / mark.size]
  const inset = (side - mark.size * scale) / 2
  // Shifted by 4 px because of the tilde, so that the logo looks centered.
  return file(
    side,
    `<path fill="${inks.pink[0]}" d="M0 0h512v512H0z"/><g transform="translate(${inset} ${inset - 4})scale(${scale})">` +
      `<path fill="${inks.paper[0]}" d="${mark.letter}"/>${tilde(inks.maiz[0])}</g>`,
  )
}
