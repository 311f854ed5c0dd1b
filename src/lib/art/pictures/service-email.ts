import { chain, chainAt, drops } from '../cables'
import { grained } from '../grain'
import { type Ink } from '../inks'
import { fill, line } from '../marks'
import { disc, rect } from '../outlines'
import { draw, path } from '../path'
import { envelope, water } from '../things'
import { type Drawing } from '../svg'
import { bayOf, deckTop } from './bay'

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
      chain([-120, 108], left, 18, 'ink', 5),
      chain(right, [600, 108], 18, 'ink', 5),
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
    [64, 40],
    [536, 40],
  ] as const
  const at = (x: number) => chainAt(left, right, 74, x)
  const letters: Letter[] = [
    [98, 150, 112, 'paper', 'ink', at(154)],
    [398, 136, 96, 'sand', 'ink', at(446)],
    [226, 190, 146, 'pink', 'wine', at(299)],
  ]
  return {
    width: 600,
    height: 600,
    content: draw(
      grained(disc(410, 214, 132), 'maiz', 'pink', [278, 82, 264, 264], 150),
      fill(rect(52, 24, 24, 576), 'ink'),
      fill(rect(524, 24, 24, 576), 'ink'),
      chain([-180, 190], left, 26, 'ink', 8),
      chain(left, right, 74, 'ink', 8),
      chain(right, [780, 190], 26, 'ink', 8),
      hung(letters, 3),
      fill(rect(0, 300, 600, 20), 'ink'),
      envelope(150, 376, 104, 'rosa', 'pink'),
      line('M202 320V376', 'ink', { width: 3 }),
      envelope(352, 412, 88, 'paper', 'ink'),
      line('M396 320V412', 'ink', { width: 3 }),
      water(300, 520, 300, 'maiz', { rows: 4, width: 6, gap: 20, seed: 8 }),
    ),
  }
}
