import { grained } from '../grain'
import { type Ink } from '../inks'
import { fill, line } from '../marks'
import { disc, rect, span, vault } from '../outlines'
import { draw, path } from '../path'
import { type Drawing } from '../svg'
import { bayOf, deckTop, foot, hang, scene, stand } from './bay'

/** One push, then everything hops on by itself. */
export function automation(): Drawing {
  const arches: [x: number, radius: number, air: Ink, dots: Ink][] = [
    [150, 132, 'maiz', 'pink'],
    [372, 92, 'rosa', 'wine'],
    [528, 64, 'paper', 'ink'],
  ]
  const standing = arches.flatMap(([x, radius, air, dots]) => {
    const column = (dx: number, width: number) => {
      const top = foot - Math.sqrt(radius ** 2 - dx ** 2)
      return fill(rect(x + dx - width / 2, deckTop, width, top - deckTop + 5), 'ink')
    }
    return [
      fill(vault(x, foot, radius), 'ink'),
      grained(vault(x, foot, radius - 22), air, dots, [x - radius, foot - radius, radius * 2, radius]),
      column(0, 10),
      column(-0.62 * radius, 6),
      column(0.62 * radius, 6),
    ]
  })
  const hops = line(
    'M-8 116H62a74 74 0 0 1 148 0a56 56 0 0 1 112 0a42 42 0 0 1 84 0a30 30 0 0 1 60 0',
    'maiz',
    { width: 9 },
  )
  return bayOf(
    600,
    'blue',
    draw(standing, hops, grained(disc(490, 92, 27), 'rosa', 'pink', [463, 65, 54, 54], 220)),
  )
}

/** The same on its own page: each arch sets off the next, larger one; below, so does each ball. */
export function automationScene(): Drawing {
  const arches: [x: number, radius: number, air: Ink, dots: Ink][] = [
    [64, 54, 'paper', 'ink'],
    [206, 80, 'rosa', 'pink'],
    [440, 142, 'maiz', 'pink'],
  ]
  const above = arches.flatMap(([x, radius, air, dots]) => [
    fill(vault(x, stand, radius), 'ink'),
    grained(vault(x, stand, radius * 0.8), air, dots, [x - radius, stand - radius, 2 * radius, radius], 270),
  ])
  const balls: [x: number, y: number, ink: Ink, dots: Ink][] = [
    [120, 492, 'night', 'sky'],
    [208, 492, 'sky', 'blue'],
    [296, 492, 'night', 'sky'],
    [384, 492, 'sky', 'blue'],
    [532, 452, 'maiz', 'pink'],
  ]
  const cradle = balls.map(([x, y, ink, dots], index) => [
    line(path`M${120 + index * 88} ${hang}L${x} ${y}`, 'ink', { width: 4 }),
    grained(disc(x, y, 44), ink, dots, [x - 44, y - 44, 88, 88], 200),
  ])
  const hops = 'M6 282A58 92 0 0 1 122 282A84 132 0 0 1 290 282A150 220 0 0 1 515 91.5'
  return scene(
    draw(above, fill(span(440, stand, 88, 54), 'ink')),
    draw(cradle.flat()),
    draw(
      line(hops, 'pink', { width: 12 }),
      grained(disc(528, 84, 36), 'pink', 'wine', [492, 48, 72, 72], 220),
    ),
  )
}
