import { grained } from '../grain'
import { clip, fill, levels, line } from '../marks'
import { disc, rect, stone, vault } from '../outlines'
import { draw, onCircle, path, times } from '../path'
import { slip, water } from '../things'
import { type Drawing } from '../svg'

const [width, height, x, base, outer, inner] = [640, 760, 300, 640, 262, 186] as const
const joints = times(8, (index) => 90 + (index * 90) / 7)

/** The left half as it is planned: construction lines on the page. */
function drawn(): string {
  const rays = joints.map((angle) => {
    const [toX, toY] = onCircle(x, base, 330, angle)
    return path`M${x} ${base}L${toX} ${toY}`
  })
  const edges = joints.slice(1, -1).map((angle) => {
    const [fromX, fromY] = onCircle(x, base, inner, angle)
    const [toX, toY] = onCircle(x, base, outer, angle)
    return path`M${fromX} ${fromY}L${toX} ${toY}`
  })
  const ring = (radius: number) =>
    path`M${x - radius} ${base}A${radius} ${radius} 0 0 1 ${x} ${base - radius}`
  return draw(
    line(rays.join(''), 'text', { width: 1.2 }),
    line(ring(330), 'text', { width: 1.2, dash: '2 8' }),
    line(ring(outer) + ring(inner) + edges.join(''), 'text', { width: 3 }),
    line(levels([338, 356, base].map((y) => [0, y, x] as const)), 'text', { width: 3 }),
    line(path`M38 ${base}V700M38 700h262M38 692v16M300 692v16`, 'text', { width: 1.6 }),
    line(disc(150, 168, 92), 'text', { width: 3 }),
    line('M40 168h220M150 58v220', 'text', { width: 1.2 }),
  )
}

/** The right half as it stands. */
function built(): string {
  const plane = path`M${x} 0H${width - 200}A200 200 0 0 1 ${width} 200V${height}H${x}Z`
  const stones = times(7, (index) => {
    const outline = stone(
      x,
      base,
      outer,
      inner,
      90 - (index * 90) / 7 - 0.5,
      90 - ((index + 1) * 90) / 7 + 0.5,
    )
    const [ink, dots] = index % 2 ? (['ink', 'soft'] as const) : (['soft', 'ink'] as const)
    return grained(outline, ink, dots, [x, base - outer, outer, outer], 0)
  })
  return clip(
    plane,
    draw(
      fill(rect(x, 0, width, height), 'rosa'),
      grained(disc(460, 190, 118), 'maiz', 'pink', [342, 72, 236, 236], 60),
      grained(rect(x, 338, width - x, base - 338), 'blue', 'sky', [x, 338, width - x, base - 338], 180),
      fill(vault(x, base, outer + 4), 'paper'),
      grained(vault(x, base, inner), 'maiz', 'pink', [x, base - inner, inner, inner], 90),
      stones,
      fill(rect(x, 336, width, 22), 'ink'),
      fill(rect(x, base, width, height), 'ink'),
      water(470, base + 22, 240, 'maiz', { rows: 5, seed: 11, gap: 18 }),
      water(360, base + 30, 90, 'sky', { seed: 15, gap: 18 }),
    ),
  )
}

/** Half drawn, half built: the keystone and the line belong to both. */
export const solution = (): Drawing => ({
  width,
  height,
  content: draw(
    drawn(),
    built(),
    fill(stone(x, base, outer + 16, inner - 14, 97.5, 82.5), 'pink'),
    slip(384, 238, 134, 82, 'left', 'pink', 'paper'),
    line(path`M0 332H${x + 60}`, 'pink', { width: 9 }),
  ),
})
