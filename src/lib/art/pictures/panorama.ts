import { hangers } from '../cables'
import { grained } from '../grain'
import { type Ink } from '../inks'
import { fill, levels, line } from '../marks'
import { disc, leaf, rect, wall, type Opening } from '../outlines'
import { draw, path, times } from '../path'
import { bay, slip, water } from '../things'
import { type Drawing } from '../svg'

/** The bridge of the home page: one arch through a deck, arcades at both ends, water below. */

type Door = Opening & { air: Ink }
type Room = readonly [x: number, y: number, width: number, height: number]
type Word = { x: number; y: number; size: number; ink: Ink }

export type Panorama = {
  width: number
  height: number
  deck: number
  water: number
  arch: { x: number; y: number; radius: number; thickness: number; hangers: number; columns: number[] }
  sun: readonly [x: number, y: number, radius: number]
  far: { height: number; step: number }
  walls: { left: number; right: number; doors: Door[] }[]
  lights: number[]
  slips: readonly [hola: Room, hi: Room]
  words: readonly [hola: Word, hi: Word]
  sheet: Room
  lineWidth: number
  /** Where the line leaves the deck to sign, and how large it writes. */
  signature: { x: number; scale: number }
}

const deckHeight = 14

/** Half of the chord of a circle at a height. */
const reach = (radius: number, center: number, y: number) => Math.sqrt(radius ** 2 - (center - y) ** 2)

/** The arch between water and deck, on one side (-1 left, 1 right). */
function leg({ arch, deck, water: base }: Panorama, side: -1 | 1): string {
  const { x, y, radius, thickness } = arch
  const inner = radius - thickness
  const at = (r: number, height: number) => x + side * reach(r, y, height)
  const [out, back] = side < 0 ? [1, 0] : [0, 1]
  return (
    path`M${at(radius, base)} ${base}A${radius} ${radius} 0 0 ${out} ${at(radius, deck)} ${deck}` +
    path`H${at(inner, deck)}A${inner} ${inner} 0 0 ${back} ${at(inner, base)} ${base}Z`
  )
}

function farArcade({ width, water: base, far }: Panorama): string {
  const doors = times(Math.ceil(width / far.step), (index) => ({
    x: (index + 0.5) * far.step,
    radius: far.step * 0.34,
    height: far.height * 0.72,
  }))
  return grained(
    wall(-10, width + 10, base - far.height, base, doors),
    'haze',
    'dust',
    [-10, base - far.height, width + 20, far.height * 0.8],
    90,
  )
}

function columns({ arch, deck }: Panorama): string[] {
  return arch.columns.flatMap((x) => {
    const top = arch.y - reach(arch.radius, arch.x, x)
    const one = (left: number) => fill(rect(left - 4, deck, 8, top - deck + 6), 'deck')
    return [one(x), one(2 * arch.x - x)]
  })
}

/** The page to sign: outlined, since it lies on the page's own ground. */
function sheet([x, y, width, height]: Room): string {
  const outline = leaf(x, y, width, height, width * 0.36)
  const rows = [0.42, 0.66, 0.54].map(
    (part, row) => [x + 22, y + height * (0.26 + 0.12 * row), width * part] as const,
  )
  return draw(
    fill(outline, 'sheet'),
    line(outline, 'text', { width: 3 }),
    line(levels(rows), 'text', { width: 3 }),
    line(levels([[x + 22, y + height * 0.86, width - 44]]), 'text'),
  )
}

/** Everything that stands still; the line and the words are laid over it (see `overlayOf`). */
export function panorama(plan: Panorama): Drawing {
  const { width, height, deck, water: surface, arch, sun } = plan
  const [sunX, sunY, sunR] = sun
  const walls = plan.walls.map(({ left, right, doors }) => [
    fill(rect(left, deck, right - left, surface - deck), 'deck'),
    ...doors.map(({ x, radius, height: h, air }) =>
      bay(x, surface, radius, h, air, { inside: 'shade', depth: radius * 0.24, dots: 'deck' }),
    ),
  ])
  const [archLight = 0, leftLight = 0, rightLight = 0] = plan.lights
  const content = draw(
    grained(disc(sunX, sunY, sunR), 'maiz', 'pink', [sunX - sunR, sunY - sunR, 2 * sunR, 2 * sunR], 205),
    farArcade(plan),
    fill(leg(plan, -1), 'deck'),
    fill(leg(plan, 1), 'deck'),
    walls.flat(),
    columns(plan),
    hangers(arch.x, arch.y, arch.radius, deck, arch.hangers, 'text'),
    fill(rect(-10, deck, width + 20, deckHeight), 'deck'),
    slip(...plan.slips[0], 'left', 'blue'),
    slip(...plan.slips[1], 'right', 'maiz'),
    sheet(plan.sheet),
    fill(rect(-10, surface, width + 20, height - surface + 2), 'band'),
    water(sunX, surface + 16, sunR * 1.7, 'maiz', { seed: 5 }),
    water(archLight, surface + 18, arch.radius * 0.5, 'pink', { seed: 9 }),
    water(leftLight, surface + 20, 120, 'rosa', { rows: 3, seed: 21 }),
    water(rightLight, surface + 20, 140, 'sky', { rows: 3, seed: 31 }),
  )
  return { width, height, content }
}

/** What the page lays over the picture, inline: the line that draws itself once, and the words that are spoken. */
export type Overlay = {
  width: number
  height: number
  line: string
  lineWidth: number
  words: readonly Word[]
}

export function overlayOf(plan: Panorama): Overlay {
  const { width, height, deck, arch, signature, lineWidth, words } = plan
  const half = reach(arch.radius, arch.y, deck)
  const top = deck + deckHeight / 2 - lineWidth
  const over = path`M-10 ${top}H${arch.x - half + 2}A${arch.radius} ${arch.radius} 0 0 1 ${arch.x + half - 2} ${top}H${signature.x}`
  return { width, height, line: over + sign(signature.scale), lineWidth, words }
}

/** A name in one stroke. */
function sign(k: number): string {
  const curve = (command: string, ...numbers: number[]) =>
    command + numbers.map((n) => path`${n * k}`).join(' ')
  return (
    curve('c', 10, 0, 16, -20, 26, -34) +
    curve('c', 8, -11, 17, -6, 11, 6) +
    curve('s', -9, 22, 2, 18) +
    curve('s', 13, -26, 20, -20) +
    curve('s', -3, 20, 6, 16) +
    curve('s', 8, -14, 14, -10) +
    curve('s', 8, 7, 22, 2)
  )
}
