import { onCircle, path, times } from './marks'

/** The shapes that every picture is made of, as path data. y grows downward; shapes are positioned by their base line. */

export type Opening = { x: number; radius: number; height: number }

/** Half a disc that stands on its flat side. */
export const vault = (x: number, base: number, radius: number): string =>
  path`M${x - radius} ${base}A${radius} ${radius} 0 0 1 ${x + radius} ${base}Z`

/** Half a disc that hangs from its flat side. */
export const bowl = (x: number, top: number, radius: number): string =>
  path`M${x - radius} ${top}A${radius} ${radius} 0 0 0 ${x + radius} ${top}Z`

/** The ring of an arch. */
export const span = (x: number, base: number, outer: number, inner: number): string =>
  path`M${x - outer} ${base}A${outer} ${outer} 0 0 1 ${x + outer} ${base}H${x + inner}A${inner} ${inner} 0 0 0 ${x - inner} ${base}Z`

/** The ring of an arch, hanging: its reflection. */
export const sling = (x: number, top: number, outer: number, inner: number): string =>
  path`M${x - outer} ${top}A${outer} ${outer} 0 0 0 ${x + outer} ${top}H${x + inner}A${inner} ${inner} 0 0 1 ${x - inner} ${top}Z`

/** An opening: two legs and a round head. */
export const door = (x: number, base: number, radius: number, height: number): string =>
  path`M${x - radius} ${base}V${base - height + radius}A${radius} ${radius} 0 0 1 ${x + radius} ${base - height + radius}V${base}Z`

export const rect = (x: number, y: number, width: number, height: number): string =>
  path`M${x} ${y}h${width}v${height}h${-width}Z`

export const disc = (x: number, y: number, radius: number): string =>
  path`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`

/** A wall with openings cut out of it, from left to right. */
export const wall = (
  left: number,
  right: number,
  top: number,
  base: number,
  doors: readonly Opening[],
): string =>
  path`M${left} ${base}V${top}H${right}V${base}` +
  doors
    .toReversed()
    .map(({ x, radius: r, height }) => {
      const spring = base - height + r
      return path`H${x + r}V${spring}A${r} ${r} 0 0 0 ${x - r} ${spring}V${base}`
    })
    .join('') +
  'Z'

/** One stone of an arch between two angles in degrees, the larger first. */
export function stone(x: number, y: number, outer: number, inner: number, from: number, to: number): string {
  const [ax, ay] = onCircle(x, y, outer, from)
  const [bx, by] = onCircle(x, y, outer, to)
  const [cx, cy] = onCircle(x, y, inner, to)
  const [dx, dy] = onCircle(x, y, inner, from)
  return path`M${ax} ${ay}A${outer} ${outer} 0 0 1 ${bx} ${by}L${cx} ${cy}A${inner} ${inner} 0 0 0 ${dx} ${dy}Z`
}

/** All stones of a half arch of `count`, with a joint of `joint` degrees on each side. */
export const stones = (
  x: number,
  y: number,
  outer: number,
  inner: number,
  count: number,
  joint = 0.7,
): string[] =>
  times(count, (index) => {
    const step = 180 / count
    return stone(x, y, outer, inner, 180 - index * step - joint, 180 - (index + 1) * step + joint)
  })

/** A sheet with one round corner, the upper right one. */
export const leaf = (x: number, y: number, width: number, height: number, corner: number): string =>
  path`M${x} ${y}H${x + width - corner}A${corner} ${corner} 0 0 1 ${x + width} ${y + corner}V${y + height}H${x}Z`
