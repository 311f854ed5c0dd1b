import { grained } from '../grain'
import { clip, fill, levels, line, draw, times } from '../marks'
import { bowl, door, rect, sling, vault } from '../outlines'
import { dotsOn, onInk } from '../palettes'
import { paper, water } from '../things'
import { type Structure } from './frame'

/** Structures that are round: rings, reflections, vaults within vaults. */

/** Rings that spread from one place. */
export const rings: Structure = (p, next) => {
  const inks = [p.mass, p.ground, p.sun, p.ground, p.air, p.ground, p.second]
  const x = 340 + next() * 120
  const waves = [330, 276, 222, 168, 114, 66, 36].map((radius, index) => {
    const ink = inks[index] ?? p.mass
    const outline = vault(x, 520, radius)
    if (ink === p.ground) return fill(outline, ink)
    return grained(outline, ink, dotsOn(ink, p), [x - radius, 520 - radius, 2 * radius, radius], 270)
  })
  return draw(
    waves,
    fill(rect(-5, 520, 810, 90), p.second),
    water(x, 546, 480, p.ground, { rows: 3, width: 5, seed: 4, gap: 18 }),
  )
}

/** An arch and its reflection. */
export const lens: Structure = (p, next) => {
  const y = 310
  const x = 330 + next() * 140
  const lake = rect(-5, y, 810, 300)
  const ripples = levels(times(10, (row) => [x - 240, y + 16 + row * 23, 480] as const))
  return draw(
    onInk(p.mass) === 'ink'
      ? fill(lake, p.mass)
      : grained(lake, p.mass, dotsOn(p.mass, p), [-5, y, 810, 300], 270),
    fill(vault(x, y, 230), p.second),
    fill(vault(x, y, 186), p.air),
    grained(vault(x, y, 96), p.sun, dotsOn(p.sun, p), [x - 96, y - 96, 192, 96], 180),
    clip(sling(x, y, 230, 186), line(ripples, p.second, { width: 11 })),
    clip(bowl(x, y, 96), line(ripples, p.sun, { width: 9 })),
    line(`M-5 ${y}H805`, p.line, { width: 12 }),
  )
}

/** Vaults within vaults, each set a little aside, to the light at the end. */
export const tunnel: Structure = (p, next) => {
  const inks = [p.mass, p.inside, p.air, p.second, p.sun]
  const aside = 20 + next() * 12
  const rooms = [
    [300, 560],
    [236, 450],
    [178, 346],
    [124, 246],
    [74, 152],
  ] as const
  const vaults = rooms.map(([radius, height], index) => {
    const x = 390 + index * aside
    const ink = inks[index] ?? p.mass
    const outline = door(x, 600, radius, height)
    if (index === 4) return fill(outline, ink)
    const dots = dotsOn(ink, p)
    return grained(outline, ink, dots, [x - radius, 600 - height, 2 * radius, height], index % 2 ? 180 : 0)
  })
  const x = 390 + 4 * aside
  return draw(
    vaults,
    paper(x - 34, 508, 68, 92, { rows: 3, width: 3, corner: 0.4, ink: p.sun === 'paper' ? 'sand' : 'paper' }),
  )
}
