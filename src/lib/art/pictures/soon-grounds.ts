import { grained } from '../grain'
import { type Ink } from '../inks'
import { clip, fill, line } from '../marks'
import { disc, door, rect, stones, vault } from '../outlines'
import { draw, path, times } from '../path'
import { bay } from '../things'
import { type Drawing } from '../svg'

/** Grounds of pages that are still to be written. A sheet covers their lower left. */
const [width, height] = [760, 860]
const ground = (ink: Ink) => fill(rect(-2, -2, width + 4, height + 4), ink)
const sun = (ink: Ink) => grained(disc(590, 190, 132), ink, 'pink', [458, 58, 264, 264], 200)

/** Results are doors, each higher than the last. */
export function caseStudiesGround(): Drawing {
  const doors: [x: number, height: number, ink: Ink, dots: Ink][] = [
    [90, 200, 'night', 'sky'],
    [250, 300, 'rosa', 'pink'],
    [410, 420, 'night', 'sky'],
    [570, 560, 'maiz', 'pink'],
    [730, 700, 'pink', 'wine'],
  ]
  const row = doors.map(([x, tall, ink, dots]) =>
    grained(door(x, height, 66, tall), ink, dots, [x - 66, height - tall, 132, tall], 180),
  )
  return { width, height, content: draw(ground('blue'), sun('maiz'), row) }
}

/** Two shops below one viaduct, one on top of the other. */
export function industriesGround(): Drawing {
  const shop = (x: number, base: number, air: Ink, awning: Ink) => {
    const stripes = times(6, (index) =>
      fill(
        path`M${x - 84 + index * 28} ${base - 150}h28v40a14 14 0 0 1 -28 0Z`,
        index % 2 ? 'paper' : awning,
      ),
    )
    return (
      bay(x, base, 84, 236, air, { depth: 14, dots: 'ink' }) + clip(door(x, base, 84, 236), draw(stripes))
    )
  }
  return {
    width,
    height,
    content: draw(
      ground('maiz'),
      sun('paper'),
      fill(rect(-2, 300, width + 4, height), 'ink'),
      line(path`M-5 294H${width + 5}`, 'pink', { width: 12 }),
      shop(654, 570, 'rosa', 'pink'),
      fill(rect(-2, 570, width + 4, 12), 'soft'),
      shop(654, height, 'sky', 'blue'),
      shop(60, height, 'rosa', 'wine'),
    ),
  }
}

/** An arch with one free place, and a person who is still an outline. */
export function careersGround(): Drawing {
  const [x, base, outer, inner] = [300, height, 450, 320]
  const ring = stones(x, base, outer, inner, 9).map((outline, index) => {
    if (index === 6) return line(outline, 'ink', { width: 5, dash: '2 12' })
    const isPink = index % 2 === 1
    return grained(
      outline,
      isPink ? 'pink' : 'wine',
      isPink ? 'wine' : 'rosa',
      [x - outer, base - outer, 2 * outer, outer],
      index < 5 ? 0 : 180,
    )
  })
  return {
    width,
    height,
    content: draw(
      ground('rosa'),
      grained(disc(580, 182, 140), 'maiz', 'pink', [440, 42, 280, 280], 200),
      fill(vault(500, 270, 56) + disc(500, 176, 29), 'blue'),
      line(vault(640, 270, 56), 'ink', { width: 5, dash: '2 12' }),
      line(disc(640, 176, 29), 'ink', { width: 5, dash: '2 12' }),
      fill(rect(420, 270, width, 14), 'ink'),
      ring,
    ),
  }
}
