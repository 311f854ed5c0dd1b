import { grained } from '../grain'
import { type Ink } from '../inks'
import { fill, line } from '../marks'
import { rect, vault } from '../outlines'
import { draw, path } from '../path'
import { paper } from '../things'
import { type Drawing } from '../svg'
import { bayOf, deckTop, hang, scene, stand } from './bay'

const light: readonly Ink[] = ['paper', 'sand', 'rosa', 'sky']

/** Pages as vaults that share one spine, to the left and to the right. */
function pages(
  x: number,
  base: number,
  scale: number,
  left: readonly Ink[],
  right: readonly Ink[],
): string[] {
  return [left, right].flatMap((inks, side) =>
    inks.map((ink, index) => {
      const radius = (118 - 22.6 * index) * scale
      const center = x + (side ? radius : -radius)
      const outline = vault(center, base, radius)
      const dots: Ink = light.includes(ink) ? (ink === 'rosa' ? 'pink' : 'ink') : 'wine'
      const box = [center - radius, base - radius, 2 * radius, radius] as const
      return (
        (index < 4 ? grained(outline, ink, dots, box, side ? 180 : 0) : fill(outline, ink)) +
        line(path`M${center - radius} ${base}A${radius} ${radius} 0 0 1 ${center + radius} ${base}`, 'ink', {
          width: 3,
        })
      )
    }),
  )
}

/** Books that lie on each other below. */
const books = (
  x: number,
  top: number,
  sizes: readonly (readonly [width: number, ink: Ink])[],
  height: number,
) =>
  sizes.map(([width, ink], index) => {
    const box = [x - width / 2, top + index * height, width, height] as const
    return light.includes(ink) ? grained(rect(...box), ink, 'ink', box) : fill(rect(...box), ink)
  })

/** An open book: what is written once stands in two languages. */
export function content(): Drawing {
  const piers = [
    [56, 12],
    [412, 12],
    [235, 10],
  ] as const
  return bayOf(
    480,
    'maiz',
    draw(
      piers.map(([x, width]) => fill(rect(x, deckTop, width, 280), 'ink')),
      pages(240, 318, 1, ['paper', 'sand', 'rosa', 'paper', 'pink'], ['sand', 'paper', 'sky', 'sand', 'ink']),
      books(
        240,
        318,
        [
          [456, 'pink'],
          [430, 'paper'],
          [470, 'blue'],
          [440, 'sand'],
          [480, 'ink'],
        ],
        17,
      ),
      paper(150, 12, 96, 108, { width: 3, corner: 0.36, seal: 'pink' }),
      paper(264, 38, 70, 82, { rows: 3, width: 3, ink: 'sand', corner: 0.36 }),
      line('M-8 116H104c26 0 18-44 0-36s2 36 30 36', 'pink', { width: 9 }),
    ),
  )
}

/** The same on its own page: the book rises over the line, what it is made of lies below. */
export const contentScene = (): Drawing =>
  scene(
    draw(
      paper(146, 12, 108, 130, { width: 3.5, corner: 0.36, turn: -12, signature: 'pink', rows: 3 }),
      paper(356, 4, 92, 112, { rows: 3, width: 3.5, ink: 'sand', corner: 0.36, turn: 9, seal: 'pink' }),
      pages(
        300,
        stand,
        1.22,
        ['paper', 'sand', 'rosa', 'paper', 'pink'],
        ['sand', 'paper', 'sky', 'sand', 'ink'],
      ),
    ),
    draw(
      books(
        300,
        hang,
        [
          [512, 'pink'],
          [556, 'paper'],
          [496, 'maiz'],
          [540, 'rosa'],
          [576, 'pink'],
          [520, 'sand'],
        ],
        38,
      ),
    ),
  )
