import { type Ink } from '../inks'
import { fill } from '../marks'
import { rect } from '../outlines'
import { type Drawing } from '../svg'

/** Six services, six bays of one bridge: the deck runs through all of them at the same height. */
export const deckTop = 120
export const foot = 400

export const bayOf = (width: number, ground: Ink, content: string, deck: Ink = 'ink'): Drawing => ({
  width,
  height: foot,
  content:
    fill(rect(-2, -2, width + 4, foot + 4), ground) + content + fill(rect(-2, deckTop, width + 4, 14), deck),
})

/** Where things stand in a scene, and where those that hang from its line begin. */
export const stand = 294
export const hang = 306

/** The first picture of a service's page, over the line between its two planes: that line is at half its height. */
export const scene = (above: string, below: string, traveler = ''): Drawing => ({
  width: 600,
  height: 600,
  content: above + below + fill(rect(0, stand, 600, hang - stand), 'ink') + traveler,
})

/** The planes that lie behind each scene: the one that it stands on, and the one below the line. */
export const scenePlanes = {
  'marketing-automation': ['rosa', 'blue'],
  'content-marketing': ['maiz', 'night'],
  'seo-optimization': ['rosa', 'pink'],
  'web-development': ['sand', 'ink'],
  'email-marketing': ['sky', 'wine'],
  'digital-advertising': ['maiz', 'wine'],
} as const satisfies Record<string, readonly [above: Ink, below: Ink]>
