import { type Ink } from '../inks'
import { clip, fill, group, line } from '../marks'
import { door, rect } from '../outlines'
import { draw, path } from '../path'
import { type Drawing } from '../svg'
import { bay, water } from '../things'

/** A niche of the bridge on which a message becomes a booking: the deck and the line run through all four. */
const nicheWidth = 360
const nicheHeight = 452
const deck = 280
const radius = 138

type Niche = {
  ground: Ink
  /** Behind the arch below the deck, and on its inner side. */
  air: Ink
  inside: Ink
  water: Ink
  ripples: Ink
  /** Where the line starts and ends; beyond the picture where it goes on into the next niche. */
  line: readonly [from: number, to: number]
}

/** Draws the arch that stands below the deck, and the river in it. */
function archBelow({ air, inside, water: river, ripples }: Niche): string {
  const [base, height] = [nicheHeight + 2, nicheHeight - deck - 34]
  const stream = draw(
    fill(rect(20, nicheHeight - 44, 300, 50), river),
    water(176, nicheHeight - 28, 150, ripples, { rows: 3, width: 4, gap: 12, seed: 7 }),
  )
  return draw(
    bay(180, base, radius, height, air, { inside, depth: 18, dots: inside === 'wine' ? 'pink' : 'ink' }),
    clip(door(180, base, radius, height), clip(door(162, base, radius, height), stream)),
  )
}

/** Draws a niche around its content. The line of the bridge is the vault over it. */
export function niche(style: Niche, content: string): Drawing {
  const { ground, line: ends } = style
  const top = deck - 7
  return {
    width: nicheWidth,
    height: nicheHeight,
    content: draw(
      fill(rect(-1, -2, nicheWidth + 2, nicheHeight + 4), ground),
      group(content, 'translate(0 -38)'),
      fill(rect(-1, deck, nicheWidth + 2, nicheHeight - deck + 2), 'ink'),
      archBelow(style),
      fill(rect(-1, deck, nicheWidth + 2, 16), 'ink'),
      line(path`M${ends[0]} ${top}H30A150 150 0 0 1 330 ${top}H${ends[1]}`, 'pink', { width: 13 }),
    ),
  }
}
