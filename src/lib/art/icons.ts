import { inks } from './inks'
import { mark } from './mark'

/** The mark as files: in a tab, on a home screen, at the head of a mail. `scripts/icons.ts` writes them. */

const file = (size: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${content}</svg>\n`

const tilde = (colour: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${mark.tildeWidth}" stroke-linecap="round" d="${mark.tilde}"/>`

/** By itself, as a tab shows it: the letter follows the theme, the tilde is legible on both. */
export const tabIcon = (): string =>
  file(
    mark.size,
    `<style>path:first-of-type{fill:${inks.text[0]}}@media(prefers-color-scheme:dark){path:first-of-type{fill:${inks.text[1]}}}</style>` +
      `<path d="${mark.letter}"/>${tilde('#c81f6c')}`,
  )

/** In one colour, for mails: a red that stands out on paper and on night. */
export const mailMark = (): string =>
  file(mark.size, `<path fill="#c81f6c" d="${mark.letter}"/>${tilde('#c81f6c')}`)

/** On a plane of its own, the mark `share` of its width: home screens cut the corners off, some a whole circle. */
export const appIcon = (share: number): string => {
  const [side, scale] = [512, (512 * share) / mark.size]
  const inset = (side - mark.size * scale) / 2
  // The tilde rises above the letter, which leaves the figure a little high.
  return file(
    side,
    `<path fill="${inks.pink[0]}" d="M0 0h512v512H0z"/><g transform="translate(${inset} ${inset - 4})scale(${scale})">` +
      `<path fill="${inks.paper[0]}" d="${mark.letter}"/>${tilde(inks.maiz[0])}</g>`,
  )
}
