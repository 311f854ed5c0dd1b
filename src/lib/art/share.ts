import { pictureOf, type PictureName } from './catalogue'
import { mark } from './mark'
import { clip, fill, group } from './marks'
import { door, rect } from './outlines'
import { svg } from './svg'

/** The card that stands for a page where it is shared: paper, the mark, and a picture within an arch on the deck. */

const cardSize = { width: 1200, height: 630 } as const

/** Where the name of the agency, the words and the site's address go: pixels of the card. */
export const cardWords = {
  name: { left: 136, top: 62, width: 540, height: 48 },
  heading: { left: 72, top: 168, width: 590, height: 320 },
  host: { left: 72, top: 536, width: 590, height: 30 },
} as const

const deck = 600
const arch = { x: 930, radius: 216, height: 536 }
/** The arch as a box, for a photograph that fills it. */
export const opening = {
  left: arch.x - arch.radius,
  top: deck - arch.height,
  width: 2 * arch.radius,
  height: arch.height,
}

/** The shape of the arch, to cut a photograph by. */
export const archMask = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${opening.width}" height="${opening.height}"><path d="${door(arch.radius, arch.height, arch.radius, arch.height)}"/></svg>`

/** The file of a card, without its words. Day only: nobody's screen is asked. */
export function shareCard(name: PictureName): string {
  const { width, height } = cardSize
  const content =
    fill(rect(0, 0, width, height), 'paper') +
    clip(door(arch.x, deck, arch.radius, arch.height), behind() + within(name)) +
    fill(rect(0, deck, width, height - deck), 'ink') +
    group(
      `<path class="ink" d="${mark.letter}"/>` +
        `<path class="l _pink" d="${mark.tilde}" stroke-width="${mark.tildeWidth}"/>`,
      'translate(72 60) scale(1.2)',
    )
  return svg({ width, height, content }).replaceAll(/@media\([^)]*\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
}

const behind = () => fill(rect(opening.left, 0, opening.width, deck), 'sand')

/** The picture as large as the opening, cut at its sides or its head. */
function within(name: PictureName): string {
  const picture = pictureOf(name)
  if (!picture) return ''
  const { width, height } = picture
  const scale = Math.max(opening.width / width, opening.height / height)
  const left = arch.x - (width * scale) / 2
  const top = deck - height * scale
  return group(picture.draw().content, `translate(${left} ${top}) scale(${scale})`)
}
