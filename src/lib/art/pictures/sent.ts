import { grained } from '../grain'
import { fill } from '../marks'
import { disc, rect, stones } from '../outlines'
import { draw } from '../path'
import { slip, water } from '../things'
import { type Drawing } from '../svg'

/** The keystone is in place and the message has crossed: shown when a form was sent. */
export function sent(): Drawing {
  const [x, base, outer, inner] = [450, 298, 268, 174]
  const arch = stones(x, base, outer, inner, 9, 1).map((outline, index) => {
    const ink = index === 4 ? 'pink' : index % 2 ? 'blue' : 'night'
    return index === 4
      ? fill(outline, ink)
      : grained(outline, ink, 'sky', [x - outer, base - outer, outer * 2, outer], 180)
  })
  return {
    width: 900,
    height: 330,
    content: draw(
      fill(rect(-2, -2, 904, 334), 'rosa'),
      grained(disc(640, 130, 88), 'maiz', 'pink', [552, 42, 176, 176], 150),
      arch,
      slip(496, 184, 132, 80, 'right', 'paper', 'ink'),
      // Its top hides the joints below the lowest stones, which would seem to float.
      fill(rect(-2, base - 5, 904, 17), 'ink'),
      fill(rect(-2, base + 12, 904, 24), 'night'),
      water(440, 319, 260, 'maiz', { rows: 1, width: 3, gap: 8 }),
    ),
  }
}
