import type { Ink } from '../inks'
import { grain, grained } from '../grain'
import { fill, group, line, draw, path, times } from '../marks'
import { door, rect, span, vault } from '../outlines'
import { dotsOn, onInk } from '../palettes'
import { bay, paper, slip, water } from '../things'
import { sun, turned, type Structure } from './frame'

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
function hangers(x: number, y: number, radius: number, deck: number, step: number, ink: Ink, width = 1.5) {
  const half = Math.sqrt(Math.max(0, radius ** 2 - (y - deck) ** 2))
  const count = Math.floor(half / step)
  const lines = times(2 * count + 1, (index) => {
    const dx = (index - count) * step
    const top = y - Math.sqrt(radius ** 2 - dx ** 2)
    return deck - top > 6 ? path`M${x + dx} ${top}V${deck}` : ''
  })
  return line(lines.join(''), ink, { width })
}

/** Structures that hang: from an arch, a mast, a cable, or from their own hinges. */

/** A deck hung from one arch. */
export const tied: Structure = (p, next) =>
  draw(
    sun(p, next, 250, 240, 120),
    fill(span(400, 470, 330, 286), p.mass),
    grain(span(400, 470, 330, 286), dotsOn(p.mass, p), [70, 140, 660, 330], 180),
    hangers(400, 470, 290, 420, 44, onInk(p.ground), 3),
    fill(rect(70, 469, 44, 34) + rect(686, 469, 44, 34), p.mass),
    fill(rect(-5, 500, 810, 110), p.mass),
    fill(rect(-5, 420, 810, 24), p.second),
    line('M-5 416H805', p.line, { width: 10 }),
    water(250 + next() * 260, 530, 320, p.sun, { width: 4, seed: 7, gap: 18 }),
    slip(540, 322, 136, 82, 'right', p.air, onInk(p.air)),
  )

/** A deck held by a fan of cables. */
export const stayed: Structure = (p, next) => {
  const [x, y, deck] = [300, 60, 420]
  const cables = times(11, (index) => {
    const top = y + (index + 1) * 9
    return path`M${x} ${top}L${x - (index + 1) * 31} ${deck}M${x} ${top}L${x + (index + 1) * 44} ${deck}`
  })
  const sail = path`M${x} ${y}L${x + 484} ${deck}H${x}Z`
  return draw(
    sun(p, next, 620, 150, 100),
    grained(sail, p.air, dotsOn(p.air, p), [x, y, 484, 360]),
    line(cables.join(''), p.second === p.ground ? 'ink' : p.second, { width: 3 }),
    fill(rect(x - 14, 30, 28, 580), p.mass),
    fill(rect(-5, deck, 810, 22), p.mass),
    line(path`M-5 ${deck - 4}H805`, p.line, { width: 10 }),
    bay(600, 600, 96, 130, p.sun, { inside: p.mass, depth: 22, dots: p.dots }),
    fill(vault(120, 600, 60), p.mass),
    fill(vault(120, 600, 30), p.sun),
  )
}

/** Sheets on a cable, one of them in color. */
export const hanging: Structure = (p, next) => {
  const [left, right] = [
    [102, 66],
    [698, 66],
  ] as const
  const cable = p.second === p.ground ? 'ink' : p.second
  const bright = p.line === 'paper' || p.line === 'ink' ? 'rosa' : p.line
  const inks = turned(['paper', p.air === p.ground ? 'maiz' : p.air, 'sand', bright, 'paper'] as const, next)
  const sheets = inks.map((asked, index) => {
    const ink = asked === p.ground ? 'paper' : asked
    const [x, y] = [160 + index * 105, 320 + (index % 2) * 70]
    const thread = path`M${x + 43} ${chainAt(left, right, 150, x + 43)}V${y}`
    return (
      line(thread, cable, { width: 3 }) +
      paper(x, y, 86, 116, { rows: ink === 'paper' || ink === 'sand' ? 4 : 0, ink, width: 3, corner: 0.4 })
    )
  })
  return draw(
    sun(p, next, 400, 120, 70),
    fill(rect(90, 60, 24, 560), p.mass),
    fill(rect(686, 60, 24, 560), p.mass),
    chain(left, right, 150, cable, 7),
    chain([-200, 230], left, 30, cable, 7),
    chain(right, [1000, 230], 30, cable, 7),
    sheets,
    fill(rect(-5, 560, 810, 50), p.mass),
  )
}

/** A bridge that opens in the middle and lets the sun through. */
export const opening: Structure = (p, next) => {
  const arm = (ink: typeof p.mass) =>
    draw(
      fill(path`M0 -16H292L292 16H0Z`, ink),
      grain(path`M0 -16H292L292 16H0Z`, dotsOn(ink, p), [0, -16, 292, 32]),
      line(times(6, (index) => path`M${24 + index * 50} -16V-62`).join(''), ink, { width: 4 }),
      line('M6 -62H292', ink, { width: 7 }),
    )
  const tilt = 24 + next() * 14
  return draw(
    sun(p, next, 400, 250, 128),
    group(arm(p.mass), path`translate(96 372)rotate(${-tilt})`),
    group(arm(p.second), path`translate(704 372)scale(-1 1)rotate(${-tilt})`),
    fill(door(96, 610, 86, 300), p.mass),
    fill(door(704, 610, 86, 300), p.second),
    bay(96, 610, 42, 180, p.air, { inside: p.inside, depth: 11, dots: p.dots }),
    bay(704, 610, 42, 180, p.line === p.second ? p.sun : p.line, {
      inside: p.inside,
      depth: 11,
      dots: p.dots,
    }),
    fill(rect(-5, 540, 810, 70), p.inside),
    water(400, 556, 240, p.sun, { rows: 3, width: 4, seed: 6, gap: 15 }),
  )
}
