import { chain, chainAt } from '../../../src/lib/art/covers/hung'
import { grained } from '../../../src/lib/art/grain'
import { type Ink } from '../../../src/lib/art/inks'
import { fill, group, line, draw, path } from '../../../src/lib/art/marks'
import { disc, door, rect, span, stones, vault } from '../../../src/lib/art/outlines'
import { type Drawing } from '../../../src/lib/art/svg'
import { envelope, slip, water } from '../../../src/lib/art/things'

/** Illustrations of single posts, drawn with the shapes of src/lib/art. */

const createDrawing = (ground: Ink, ...marks: (string | readonly string[])[]): Drawing => ({
  width: 800,
  height: 600,
  content: fill(rect(-2, -2, 804, 604), ground) + draw(...marks),
})

/** An unanswered telephone receiver in the shape of an arch. */
export const missedCall = (): Drawing => {
  const ring = (radius: number) => path`M${400 - radius} 216A${radius} ${radius} 0 0 1 ${400 + radius} 216`
  return createDrawing(
    'ink',
    grained(disc(400, 330, 190), 'maiz', 'pink', [210, 140, 380, 380], 150),
    line(ring(86) + ring(130) + ring(174), 'rosa', { width: 10 }),
    fill(span(400, 430, 230, 150), 'pink'),
    grained(rect(170, 420, 80, 84), 'pink', 'wine', [170, 420, 80, 84], 0),
    grained(rect(550, 420, 80, 84), 'pink', 'wine', [550, 420, 80, 84], 180),
    fill(rect(-2, 504, 804, 98), 'soft'),
    fill(rect(-2, 504, 804, 14), 'paper'),
    slip(40, 412, 118, 74, 'left', 'paper', 'ink'),
  )
}

/** The ink of each post of a month: a row for each week, with Monday, Wednesday and Friday. 'open' is a slot to fill. */
const month: (Ink | 'open')[][] = [
  ['pink', 'blue', 'maiz'],
  ['blue', 'pink', 'open'],
  ['maiz', 'blue', 'pink'],
  ['blue', 'maiz', 'open'],
]

/** Four weeks as four decks. Ten posts stand on them as doors, and two doors are only drawn. */
export const monthOfPosts = (): Drawing => {
  const [left, top, day, week] = [70, 62, 96, 136]
  const weeks = month.flatMap((posts, row) => {
    const ground = top + row * week + 92
    const days = Array.from({ length: 7 }, (_, index) => disc(left + index * day + 42, ground - 14, 6))
    const doors = posts.map((ink, index) => {
      const x = left + index * 2 * day
      const outline = door(x + 42, ground, 42, 88)
      if (ink === 'open') return fill(outline, 'paper') + line(outline, 'ink', { width: 4 })
      return grained(outline, ink, 'ink', [x, ground - 88, 84, 88], 90)
    })
    return [fill(days.join(''), 'paper'), ...doors, fill(rect(left - 18, ground, 696, 12), 'ink')]
  })
  return createDrawing('sky', weeks)
}

/** Five envelopes on the cable of a bridge. */
export const fiveEnvelopes = (): Drawing => {
  const [left, right] = [
    [60, 60],
    [740, 60],
  ] as const
  const inks: [ink: Ink, fold: Ink][] = [
    ['paper', 'ink'],
    ['rosa', 'pink'],
    ['pink', 'wine'],
    ['maiz', 'ink'],
    ['paper', 'ink'],
  ]
  const envelopes = inks.map(([ink, fold], index) => {
    const [x, y, width] = [88 + index * 128, 280 + Math.abs(2 - index) * 44, 112]
    const thread = path`M${x + width / 2} ${chainAt(left, right, 110, x + width / 2)}V${y}`
    return line(thread, 'ink', { width: 3 }) + envelope(x, y, width, ink, fold)
  })
  return createDrawing(
    'sky',
    fill(rect(46, 40, 28, 500) + rect(726, 40, 28, 500), 'ink'),
    chain(left, right, 110, 'ink', 8),
    chain([-200, 180], left, 20, 'ink', 8),
    chain(right, [1000, 180], 20, 'ink', 8),
    envelopes,
    fill(rect(-2, 520, 804, 84), 'blue'),
    fill(rect(-2, 506, 804, 16), 'ink'),
    water(400, 546, 420, 'paper', { rows: 3, width: 5, gap: 17, seed: 8 }),
  )
}

/** A phone in the shape of a door, with a small arch on its screen. */
export const smallPhone = (): Drawing => {
  const ring = stones(400, 470, 118, 74, 7, 1).map((outline, index) =>
    fill(outline, index % 2 ? 'wine' : 'pink'),
  )
  return createDrawing(
    'maiz',
    grained(disc(196, 190, 104), 'paper', 'pink', [92, 86, 208, 208], 150),
    fill(door(418, 560, 176, 500), 'soft'),
    fill(door(400, 560, 176, 500), 'ink'),
    fill(door(400, 530, 146, 440), 'sky'),
    ring,
    grained(vault(400, 470, 58), 'maiz', 'pink', [342, 412, 116, 58], 270),
    fill(rect(254, 470, 292, 14), 'ink'),
    water(400, 498, 170, 'blue', { rows: 2, width: 4, gap: 14, seed: 8 }),
    line('M346 206h108M346 240h66', 'ink', { width: 12 }),
    fill(rect(-2, 560, 804, 44), 'soft'),
    slip(582, 330, 138, 84, 'left', 'blue', 'paper'),
  )
}

/** Two map pins that point to the ends of the same arch. */
export const twoSearches = (): Drawing => {
  const pin = (x: number, y: number, size: number, ink: Ink, eye: Ink) =>
    group(
      fill('M0 0V-60A60 60 0 1 1 60 0Z', ink) + fill(disc(60, -60, 24), eye),
      path`translate(${x} ${y})rotate(-45)scale(${size})`,
    )
  return createDrawing(
    'rosa',
    grained(vault(400, 470, 124), 'maiz', 'pink', [276, 346, 248, 124], 270),
    grained(span(400, 470, 250, 190), 'ink', 'soft', [150, 220, 500, 250], 180),
    slip(300, 70, 118, 70, 'left', 'blue', 'paper'),
    slip(400, 116, 104, 62, 'right', 'paper', 'ink'),
    pin(80, 456, 1.05, 'blue', 'paper'),
    pin(720, 456, 1.05, 'pink', 'paper'),
    fill(rect(-2, 470, 804, 134), 'pink'),
    fill(rect(-2, 462, 804, 14), 'ink'),
    water(400, 502, 320, 'maiz', { rows: 4, width: 6, gap: 21, seed: 12 }),
  )
}
