import { grained } from '../grain'
import { type Ink } from '../inks'
import { fill, line } from '../marks'
import { disc, leaf, rect, stone, vault } from '../outlines'
import { draw, onCircle, path, times } from '../path'
import { type Drawing } from '../svg'
import { bayOf, deckTop, hang, scene, stand } from './bay'

type Arch = {
  x: number
  y: number
  outer: number
  inner: number
  lift: number
  pale: Ink
  built: readonly [Ink, Ink]
}

/** An arch of nine stones: four stand, four are lines, and the keystone is still in the air. */
function rising({ x, y, outer, inner, lift, pale, built }: Arch): string[] {
  const rays = times(10, (index) => {
    const [fromX, fromY] = onCircle(x, y, outer * 0.14, index * 20)
    const [toX, toY] = onCircle(x, y, outer * 1.32, index * 20)
    return path`M${fromX} ${fromY}L${toX} ${toY}`
  })
  const stones = times(9, (index) => {
    if (index === 4) return ''
    const outline = stone(x, y, outer, inner, 180 - index * 20 - 0.8, 160 - index * 20 + 0.8)
    if (index > 4) return line(outline, pale, { width: 2.2 })
    return grained(
      outline,
      built[index % 2 ? 1 : 0],
      built[0] === 'blue' ? 'sky' : 'ink',
      [x - outer, y - outer, outer, outer],
      90,
    )
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
      rising({ x, y, outer, inner: 112, lift: 34, pale: 'paper', built: ['sand', 'paper'] }),
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

/** The same on its own page: a page and a phone hang below the line that the arch is built on. */
export function webScene(): Drawing {
  const [x, outer, lift] = [300, 232, 46]
  return scene(
    draw(
      rising({ x, y: stand, outer, inner: 152, lift, pale: 'ink', built: ['blue', 'night'] }),
      line(path`M${x} 0V${stand - lift - outer + 8}`, 'ink', { width: 4 }),
      grained(vault(x, stand, 96), 'maiz', 'pink', [x - 96, stand - 96, 192, 96], 180),
    ),
    draw(
      fill(leaf(56, hang, 304, 262, 88), 'paper'),
      fill(rect(88, 350, 150, 16) + rect(88, 382, 96, 16), 'ink'),
      grained(vault(208, 568, 108), 'pink', 'wine', [100, 460, 216, 108], 0),
      fill(vault(208, 568, 60), 'maiz'),
      fill(leaf(404, hang, 140, 262, 48), 'sand'),
      fill(rect(426, 350, 62, 12), 'ink'),
      fill(disc(474, 426, 20), 'pink'),
      fill(vault(474, 516, 52), 'blue'),
      fill(rect(422, 516, 104, 14), 'ink'),
    ),
  )
}
