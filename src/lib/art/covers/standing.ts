import { grained } from '../grain'
import { fill, levels, line, draw, times } from '../marks'
import { rect, stone, vault, wall } from '../outlines'
import { dotsOn, onInk } from '../palettes'
import { bay, paper } from '../things'
import { sun, turned, type Structure } from './frame'

/** Structures that stand: walls with openings, stairs, stories and arches of stone. */

/** Four openings below a deck with a sheet on top. */
export const arcade: Structure = (p, next) => {
  const airs = turned([p.air, p.ground, p.sun, p.second], next)
  return draw(
    sun(p, next, 580, 190, 122),
    fill(rect(-5, 250, 810, 360), p.mass),
    airs.map((air, index) =>
      bay(95 + index * 206, 600, 74, 270, air, { inside: p.inside, depth: 18, dots: p.dots }),
    ),
    line('M-5 245H805', p.line, { width: 12 }),
    paper(90 + next() * 130, 90, 120, 146, { width: 4, corner: 0.36 }),
  )
}

/** Five towers, each higher, and the line that climbs them. */
export const steps: Structure = (p, next) => {
  const towers = times(5, (index) => {
    const [x, top] = [60 + index * 146, 460 - index * 78]
    const [ink, air] = index % 2 ? [p.mass, p.air] : [p.second, p.sun]
    const height = Math.min(600 - top - 34, 120 + index * 52)
    return (
      fill(rect(x, top, 147, 600 - top), ink) +
      bay(x + 73, 600, 46, height, air, { inside: p.inside, depth: 12, dots: p.dots })
    )
  })
  return draw(
    sun(p, next, 200, 160, 94),
    towers,
    line('M-10 455H206V377H352V299H498V221H644V143H810', p.line, { width: 12 }),
  )
}

/** Two stories of arches, small ones over large ones. */
export const stories: Structure = (p, next) => {
  const upper = wall(
    -5,
    805,
    190,
    372,
    times(7, (index) => ({ x: 58 + index * 114, radius: 40, height: 132 })),
  )
  const airs = turned([p.air, p.sun, p.ground], next)
  return draw(
    sun(p, next, 400, 150, 92),
    grained(upper, p.second, dotsOn(p.second, p), [-5, 190, 810, 90], 90),
    fill(rect(-5, 372, 810, 240), p.mass),
    airs.map((air, index) =>
      bay(130 + index * 270, 600, 104, 196, air, { inside: p.inside, depth: 22, dots: p.dots }),
    ),
    line('M-5 185H805', p.line, { width: 12 }),
  )
}

/** An arch of nine stones with its keystone still above it. */
export const stonework: Structure = (p, next) => {
  const [x, y, outer, inner] = [400, 560, 370, 236]
  const lift = 14 + next() * 30
  const ring = times(9, (index) => {
    const key = index === 4
    const outline = stone(x, y - (key ? lift : 0), outer, inner, 179.3 - index * 20, 160.7 - index * 20)
    if (key) return fill(outline, p.line)
    const ink = index % 2 ? p.mass : p.second
    return grained(
      outline,
      ink,
      dotsOn(ink, p),
      [index < 4 ? x - outer : x, y - outer, outer, outer],
      index < 4 ? 0 : 180,
    )
  })
  return draw(
    grained(vault(x, y, inner - 30), p.sun, dotsOn(p.sun, p), [x - inner, y - inner, 2 * inner, inner], 270),
    ring,
    fill(rect(-5, y, 810, 50), p.mass),
  )
}

/** Two speech slips of the size of houses. */
export const voices: Structure = (p, next) => {
  const left = 'M90 430V250A180 180 0 0 1 450 250A180 180 0 0 1 270 430Z'
  const right = 'M720 490V350A160 160 0 0 0 400 350A160 160 0 0 0 560 490Z'
  const words = (x: number, y: number, lengths: readonly number[], gap: number) =>
    levels(lengths.map((length, row) => [x, y + row * gap, length] as const))
  return draw(
    sun(p, next, 640, 110, 58),
    grained(left, p.mass, dotsOn(p.mass, p), [90, 70, 360, 360], 90),
    grained(right, p.air, dotsOn(p.air, p), [400, 190, 320, 300], 270),
    line(words(176, 210, [188, 140, 164], 44), onInk(p.mass), { width: 10 }),
    line(words(482, 310, [164, 120, 144], 42), onInk(p.air), { width: 10 }),
    fill(rect(-5, 490, 810, 120), p.second),
    line('M-5 549H805', p.line === p.second ? p.sun : p.line, { width: 10 }),
  )
}
