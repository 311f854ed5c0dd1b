import { grained } from '../grain'
import { type Ink } from '../inks'
import { fill, line } from '../marks'
import { disc, rect, span, vault } from '../outlines'
import { draw, path } from '../path'
import { bay } from '../things'
import { type Drawing } from '../svg'
import { bayOf, deckTop, foot } from './bay'

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
    'M-8 113H62a74 74 0 0 1 148 0a56 56 0 0 1 112 0a42 42 0 0 1 84 0a30 30 0 0 1 60 0',
    'maiz',
    { width: 9 },
  )
  return bayOf(
    600,
    'blue',
    draw(standing, hops, grained(disc(490, 92, 27), 'rosa', 'pink', [463, 65, 54, 54], 220)),
  )
}

/** The same on its own page: each arch sets off the next, larger one; the line is at the middle. */
export function automationScene(): Drawing {
  const arches: [x: number, radius: number, air: Ink, dots: Ink][] = [
    [64, 56, 'paper', 'ink'],
    [206, 80, 'rosa', 'pink'],
    [436, 144, 'maiz', 'pink'],
  ]
  const above = arches.flatMap(([x, radius, air, dots]) => [
    fill(vault(x, 300, radius), 'ink'),
    grained(vault(x, 300, radius * 0.8), air, dots, [x - radius, 300 - radius, 2 * radius, radius], 270),
  ])
  const below = [44, 152, 260, 368, 476, 572].map((x, index) =>
    bay(x, 600, index === 5 ? 28 : 42, 226, index % 2 ? 'night' : 'sky', {
      inside: 'ink',
      depth: 12,
      dots: 'soft',
    }),
  )
  const hops = path`M0 244A64 64 0 0 1 128 244A84 84 0 0 1 296 220A146 146 0 0 1 540 118`
  return {
    width: 600,
    height: 600,
    content: draw(
      above,
      fill(span(436, 300, 90, 56), 'ink'),
      line(hops, 'pink', { width: 12 }),
      grained(disc(550, 92, 34), 'pink', 'wine', [516, 58, 68, 68], 220),
      below,
      fill(rect(0, 300, 600, 26), 'ink'),
    ),
  }
}
