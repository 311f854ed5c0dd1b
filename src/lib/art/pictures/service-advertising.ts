import { grained } from '../grain'
import { type Ink } from '../inks'
import { clip, fill, levels, line } from '../marks'
import { bowl, rect, sling, vault } from '../outlines'
import { draw, times } from '../path'
import { type Drawing } from '../svg'
import { bayOf, deckTop, foot, hang, scene, stand } from './bay'

const rings: [ink: Ink, radius: number][] = [
  ['pink', 268],
  ['wine', 222],
  ['rosa', 176],
  ['wine', 130],
  ['maiz', 84],
  ['paper', 40],
]

/** Circles that spread from one place: the farther, the fewer dots. */
const spreading = (x: number, base: number, scale: number): string[] =>
  rings.map(([ink, size], index) => {
    const radius = size * scale
    const outline = vault(x, base, radius)
    if (ink === 'wine') return fill(outline, ink)
    return grained(
      outline,
      ink,
      index === 0 ? 'wine' : 'pink',
      [x - radius, base - radius, radius * 2, radius],
      270,
    )
  })

/** A board that stands on the deck and shows the same arch to everybody. */
const board = (x: number, base: number, width: number, height: number): string =>
  fill(rect(x, base - height, width, height), 'paper') +
  fill(vault(x + width / 2, base, width * 0.36), 'pink') +
  fill(vault(x + width / 2, base, width * 0.21), 'maiz') +
  line(rect(x, base - height, width, height), 'ink', { width: 4 })

/** One message, wider every time. */
export const advertising = (): Drawing =>
  bayOf(
    600,
    'wine',
    draw(
      spreading(404, foot, 1),
      fill(rect(64, deckTop, 10, 300), 'ink'),
      fill(rect(166, deckTop, 10, 300), 'ink'),
      board(40, deckTop, 160, 94),
      line('M200 116H612', 'maiz', { width: 9 }),
    ),
  )

/** The same on its own page: the rings rise over the line, their reflection is measured below. */
export function advertisingScene(): Drawing {
  const x = 300
  const rows = levels(times(12, (row) => [0, 332 + row * 24, 600] as const))
  const reflected: [ink: Ink, outer: number, inner: number][] = [
    ['pink', 288, 238],
    ['rosa', 190, 140],
  ]
  return scene(
    draw(spreading(x, stand, 1.075)),
    draw(
      reflected.map(([ink, outer, inner]) =>
        clip(sling(x, hang, outer, inner), line(rows, ink, { width: 10, cap: 'butt' })),
      ),
      clip(bowl(x, hang, 90), line(rows, 'maiz', { width: 10, cap: 'butt' })),
    ),
  )
}
