import { chain, chainAt, drops } from '../cables'
import { grained } from '../grain'
import { type Ink } from '../inks'
import { fill, line } from '../marks'
import { disc, rect } from '../outlines'
import { draw, path } from '../path'
import { envelope, water } from '../things'
import { type Drawing } from '../svg'
import { bayOf, deckTop, hang, scene, stand } from './bay'

type Letter = [x: number, y: number, width: number, ink: Ink, fold: Ink, from: number]

const hung = (letters: readonly Letter[], width: number) =>
  letters.map(
    ([x, y, size, ink, fold, from]) =>
      line(path`M${x + size / 2} ${from}V${y}`, 'ink', { width }) + envelope(x, y, size, ink, fold),
  )

/** Letters on a line, one of them for you. */
export function email(): Drawing {
  const [left, right] = [
    [74, 22],
    [406, 22],
  ] as const
  return bayOf(
    480,
    'sky',
    draw(
      grained(disc(392, 300, 118), 'maiz', 'pink', [274, 182, 236, 236], 150),
      fill(rect(66, 18, 16, 382), 'ink'),
      fill(rect(398, 18, 16, 382), 'ink'),
      chain(left, right, 84, 'ink', 5),
      // They end on the deck: what is beside the bay, such as the ground that continues it on wide screens, has no cable.
      line(path`M2 ${deckTop}Q26 94 74 22M478 ${deckTop}Q454 94 406 22`, 'ink', { width: 5 }),
      drops(left, right, 84, deckTop, 19, 'ink'),
      hung(
        [
          [96, 172, 92, 'paper', 'ink', deckTop],
          [196, 224, 108, 'pink', 'wine', deckTop],
          [312, 182, 78, 'sand', 'ink', deckTop],
          [112, 300, 68, 'rosa', 'pink', 233],
        ],
        2,
      ),
    ),
  )
}

/** The same on its own page: the cable carries the letters, the water below carries their light. */
export function emailScene(): Drawing {
  const [left, right] = [
    [84, 34],
    [516, 34],
  ] as const
  const at = (x: number) => chainAt(left, right, 62, x)
  const letters: Letter[] = [
    [112, 150, 104, 'paper', 'ink', at(164)],
    [390, 140, 92, 'sand', 'ink', at(436)],
    [228, 170, 142, 'pink', 'wine', at(299)],
  ]
  return scene(
    draw(
      grained(disc(404, 166, 120), 'maiz', 'pink', [284, 46, 240, 240], 150),
      fill(rect(72, 18, 24, 282) + rect(504, 18, 24, 282), 'ink'),
      line(path`M2 ${stand}Q30 150 84 34M598 ${stand}Q570 150 516 34`, 'ink', { width: 8 }),
      chain(left, right, 62, 'ink', 8),
      hung(letters, 3),
    ),
    draw(
      hung(
        [
          [150, 372, 104, 'rosa', 'pink', hang],
          [346, 408, 90, 'paper', 'ink', hang],
        ],
        3,
      ),
      water(300, 524, 280, 'maiz', { rows: 4, width: 6, gap: 20, seed: 8 }),
    ),
  )
}
