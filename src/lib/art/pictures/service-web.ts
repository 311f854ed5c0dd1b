import { grained } from '../grain'
import { type Ink } from '../inks'
import { fill, line } from '../marks'
import { disc, leaf, rect, stone, vault } from '../outlines'
import { draw, onCircle, path, times } from '../path'
import { type Drawing } from '../svg'
import { bayOf, deckTop } from './bay'

type Arch = { x: number; y: number; outer: number; inner: number; lift: number; pale: Ink }

/** An arch of nine stones: four stand, four are lines, and the keystone is still in the air. */
function rising({ x, y, outer, inner, lift, pale }: Arch): string[] {
  const rays = times(10, (index) => {
    const [fromX, fromY] = onCircle(x, y, outer * 0.14, index * 20)
    const [toX, toY] = onCircle(x, y, outer * 1.32, index * 20)
    return path`M${fromX} ${fromY}L${toX} ${toY}`
  })
  const stones = times(9, (index) => {
    if (index === 4) return ''
    const outline = stone(x, y, outer, inner, 180 - index * 20 - 0.8, 160 - index * 20 + 0.8)
    if (index > 4) return line(outline, pale, { width: 2.2 })
    return grained(outline, index % 2 ? 'paper' : 'sand', 'ink', [x - outer, y - outer, outer, outer], 90)
  })
  return [
    line(rays.join(''), 'soft', { width: 1.5 }),
    ...stones,
    fill(stone(x, y - lift, outer, inner, 99.5, 80.5), 'pink'),
  ]
}

/** Half drawn, half built: the keystone comes last. */
export function web(): Drawing {
  const [x, y, outer] = [180, 396, 172]
  return bayOf(
    360,
    'ink',
    draw(
      rising({ x, y, outer, inner: 112, lift: 34, pale: 'paper' }),
      line(path`M${x} ${deckTop}V${y - 34 - outer + 4}`, 'paper', { width: 3 }),
      fill(vault(x, y, 50), 'blue'),
      fill(vault(x, y, 26), 'maiz'),
      fill(rect(60, 62, 58, 58), 'sand'),
      fill(rect(118, 26, 96, 94), 'paper'),
      fill(vault(166, 120, 34), 'ink'),
      fill(rect(214, 84, 74, 36), 'pink'),
    ),
    'paper',
  )
}

/** The same on its own page: a page and a phone stand below the line that the arch is built on. */
export function webScene(): Drawing {
  const [x, y, outer] = [300, 300, 236]
  return {
    width: 600,
    height: 600,
    content: draw(
      rising({ x, y, outer, inner: 154, lift: 44, pale: 'ink' }),
      line(path`M${x} 0V${y - 44 - outer + 6}`, 'ink', { width: 4 }),
      grained(vault(x, y, 96), 'maiz', 'pink', [x - 96, y - 96, 192, 96], 180),
      fill(rect(0, y, 600, 14), 'paper'),
      grained(leaf(64, 314, 292, 246, 84), 'paper', 'sand', [64, 314, 292, 246], 180),
      fill(rect(92, 352, 150, 16), 'ink'),
      fill(rect(92, 382, 96, 16), 'soft'),
      grained(vault(210, 560, 104), 'pink', 'wine', [106, 456, 208, 104], 0),
      fill(vault(210, 560, 58), 'maiz'),
      fill(leaf(404, 314, 136, 246, 46), 'sand'),
      fill(rect(424, 360, 66, 12), 'ink'),
      fill(vault(472, 520, 48), 'blue'),
      fill(disc(472, 438, 18), 'pink'),
      fill(rect(424, 520, 96, 12), 'ink'),
      fill(rect(0, 560, 600, 14), 'paper'),
    ),
  }
}
