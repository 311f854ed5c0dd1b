import { grained } from '../grain'
import { disc } from '../outlines'
import { dotsOn, type Palette } from '../palettes'

/** Draws the structure of a cover. `next` returns the next random number of its seed. */
export type Structure = (palette: Palette, next: () => number) => string

export const [width, height] = [800, 600] as const

/** A sun near a point. The seed determines its exact position and the side of its shade. */
export function sun(p: Palette, next: () => number, x: number, y: number, radius: number): string {
  const [cx, cy, r] = [x + (next() - 0.5) * 70, y + (next() - 0.5) * 40, radius * (0.88 + 0.24 * next())]
  return grained(disc(cx, cy, r), p.sun, dotsOn(p.sun, p), [cx - r, cy - r, 2 * r, 2 * r], 120 + 120 * next())
}

/** Returns the values rotated to begin with another one. */
export function turned<Value>(values: readonly Value[], next: () => number): Value[] {
  const from = Math.floor(next() * values.length)
  return [...values.slice(from), ...values.slice(0, from)]
}
