import { type Ink } from './inks'
import { line } from './marks'
import { path, times } from './path'

/** Cables, chains and hangers of bridges. */

type Point = readonly [x: number, y: number]

/** A cable between two masts that sags in the middle. */
export const chain = ([x0, y0]: Point, [x1, y1]: Point, sag: number, ink: Ink, width = 3): string =>
  line(path`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + 2 * sag} ${x1} ${y1}`, ink, { width })

/** Returns the y coordinate of that cable at x. */
export function chainAt([x0, y0]: Point, [x1, y1]: Point, sag: number, x: number): number {
  const t = (x - x0) / (x1 - x0)
  return y0 + (y1 - y0) * t + 4 * sag * t * (1 - t)
}

/** Vertical lines from an arch of this center and radius to the deck. */
export function hangers(
  x: number,
  y: number,
  radius: number,
  deck: number,
  step: number,
  ink: Ink,
  width = 1.5,
) {
  const half = Math.sqrt(Math.max(0, radius ** 2 - (y - deck) ** 2))
  const count = Math.floor(half / step)
  const lines = times(2 * count + 1, (index) => {
    const dx = (index - count) * step
    const top = y - Math.sqrt(radius ** 2 - dx ** 2)
    return deck - top > 6 ? path`M${x + dx} ${top}V${deck}` : ''
  })
  return line(lines.join(''), ink, { width })
}
