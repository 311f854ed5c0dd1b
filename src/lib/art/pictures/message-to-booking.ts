import { grained } from '../grain'
import { type Ink } from '../inks'
import { fill, levels, line } from '../marks'
import { bowl, disc, door, rect, vault } from '../outlines'
import { draw, path, times } from '../path'
import { type Drawing } from '../svg'
import { slip } from '../things'
import { niche } from './message-niche'

const words = (x: number, y: number, lengths: readonly number[], ink: Ink, gap: number) =>
  line(levels(lengths.map((length, row) => [x, y + row * gap, length] as const)), ink, { width: 6 })

const ball = (x: number, y: number, radius: number, ink: Ink, dots: Ink) =>
  grained(disc(x, y, radius), ink, dots, [x - radius, y - radius, 2 * radius, 2 * radius], 200)

/** By night a question leaves a phone. */
export const messageQuestion = (): Drawing =>
  niche(
    { ground: 'night', air: 'blue', inside: 'soft', water: 'night', ripples: 'maiz', line: [-8, 370] },
    draw(
      ball(292, 96, 38, 'maiz', 'pink'),
      fill(disc(309.5, 84.6, 31.2), 'night'),
      fill(door(164, 318, 50, 126), 'ink'),
      fill(door(164, 308, 40, 108), 'paper'),
      words(140, 282, [48, 30], 'sand', 15),
      slip(150, 222, 100, 58, 'left', 'rosa'),
      words(168, 244, [62, 38], 'ink', 16),
    ),
  )

/** The question and, beside it, the answer. */
export const messageAnswer = (): Drawing =>
  niche(
    { ground: 'blue', air: 'rosa', inside: 'wine', water: 'pink', ripples: 'paper', line: [-10, 370] },
    draw(
      slip(78, 200, 122, 74, 'left', 'rosa'),
      words(100, 226, [74, 46], 'ink', 18),
      slip(128, 214, 156, 97, 'right', 'paper'),
      words(154, 244, [104, 104, 62], 'ink', 19),
      ball(252, 224, 21, 'maiz', 'pink'),
      line('M243 224l7 7l12 -14', 'ink', { width: 5 }),
    ),
  )

/** A bell hangs from the line and rings. */
export const messageReminder = (): Drawing =>
  niche(
    { ground: 'rosa', air: 'sky', inside: 'soft', water: 'blue', ripples: 'paper', line: [-10, 370] },
    draw(
      line('M180 168V196', 'ink', { width: 5 }),
      grained('M124 276V240a56 56 0 0 1 112 0V276Z', 'maiz', 'pink', [124, 184, 112, 92], 200),
      fill(rect(108, 270, 144, 15), 'ink'),
      fill(bowl(180, 287, 20), 'pink'),
      line('M92 214A92 92 0 0 1 104 196M256 196A92 92 0 0 1 268 214', 'ink', { width: 5 }),
      line('M76 250A104 104 0 0 1 78 222M282 222A104 104 0 0 1 284 250', 'ink', { width: 5 }),
    ),
  )

/** The days of a calendar, without the one that is booked. */
const days = times(15, (index) => [index % 5, Math.floor(index / 5)] as const)
  .filter(([column, row]) => column !== 2 || row !== 1)
  .map(([column, row]) => disc(128 + column * 28, 246 + row * 25, 6))
  .join('')

/** A page of the calendar by day; one day is booked. */
export const messageBooking = (): Drawing =>
  niche(
    { ground: 'maiz', air: 'paper', inside: 'sand', water: 'pink', ripples: 'maiz', line: [-10, 370] },
    draw(
      ball(62, 104, 42, 'paper', 'pink'),
      fill(path`M104 202H228A36 36 0 0 1 264 238V320H104Z`, 'paper'),
      fill(rect(104, 202, 118, 24), 'pink'),
      line('M132 192v20M194 192v20', 'ink', { width: 7 }),
      fill(days, 'sand'),
      grained(vault(184, 288, 27), 'pink', 'wine', [157, 261, 54, 27], 270),
      line('M174 279l7 7l13 -14', 'paper', { width: 5 }),
    ),
  )
