import { mark } from './mark'
import { clip, fill, group } from './marks'
import { door, rect } from './outlines'
import { svg, type Drawing } from './svg'

/** The sharing image of a page (Open Graph): the logo, and a picture inside an arch. */

const cardSize = { width: 1200, height: 630 } as const

/** The boxes of the agency's name, the heading and the site's host, in pixels. */
export const cardWords = {
  name: { left: 136, top: 62, width: 540, height: 48 },
  heading: { left: 72, top: 168, width: 590, height: 320 },
  host: { left: 72, top: 536, width: 590, height: 30 },
} as const

const deck = 600
const arch = { x: 930, radius: 216, height: 536 }
/** The bounding box of the arch, which a photograph fills. */
export const opening = {
  left: arch.x - arch.radius,
  top: deck - arch.height,
  width: 2 * arch.radius,
  height: arch.height,
}

/** The arch as a mask for a photograph. */
export const archMask = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${opening.width}" height="${opening.height}"><path d="${door(arch.radius, arch.height, arch.radius, arch.height)}"/></svg>`

/** Returns the card with a picture as SVG, without its texts and without dark mode. */
export function shareCard(picture: Drawing): string {
  const { width, height } = cardSize
  const content =
    fill(rect(0, 0, width, height), 'paper') +
    clip(door(arch.x, deck, arch.radius, arch.height), behind() + within(picture)) +
    fill(rect(0, deck, width, height - deck), 'ink') +
    group(
      `<path class="ink" d="${mark.letter}"/>` +
        `<path class="l _pink" d="${mark.tilde}" stroke-width="${mark.tildeWidth}"/>`,
      'translate(72 60) scale(1.2)',
    )
  return svg({ width, height, content }).replaceAll(/@media\([^)]*\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
}

const behind = () => fill(rect(opening.left, 0, opening.width, deck), 'sand')

/** Scales the picture to cover the opening and crops the rest. */
function within({ width, height, content }: Drawing): string {
  const scale = Math.max(opening.width / width, opening.height / height)
  const left = arch.x - (width * scale) / 2
  const top = deck - height * scale
  return group(content, `translate(${left} ${top}) scale(${scale})`)
}
