import { type Ink } from './inks'
import { clip, fill, tenth, times } from './marks'
import { random } from './random'

/**
 * The one texture: a strip of dots, dense on the left and thinning to nothing on the right, 400 x 100. It is repeated
 * over a shape and rotated to the shaded side. Dots keep their size on screen.
 */
export type Box = readonly [x: number, y: number, width: number, height: number]
type Dot = { x: number; y: number }

const [length, breadth] = [400, 100]

/** Each dot is the one of several candidates farthest from all previous dots, so that any first n dots are evenly spread. */
function scatter(count: number): Dot[] {
  const next = random(77)
  const dots: Dot[] = []
  // Strips repeat from top to bottom, so the upper edge is near the lower one.
  const rise = (a: number, b: number) => Math.min(Math.abs(a - b), breadth - Math.abs(a - b))
  const room = (dot: Dot) => Math.min(...dots.map(({ x, y }) => (x - dot.x) ** 2 + rise(y, dot.y) ** 2))
  for (let index = 0; index < count; index++) {
    const near = length * (1 - next() ** (1 / 2.6))
    const tries = times(8, () => ({ x: near + (next() - 0.5) * 18, y: breadth * next() }))
    dots.push(tries.reduce((best, dot) => (room(dot) > room(best) ? dot : best)))
  }
  return dots.map(({ x, y }) => ({ x: Math.round(Math.min(length, Math.max(0, x))), y: Math.round(y) }))
}

/** Dots from left to right as relative moves, which are the shortest to write. */
function pathOf(dots: readonly Dot[]): string {
  let [x, y] = [0, 0]
  return dots
    .toSorted((a, b) => a.x - b.x || a.y - b.y)
    .map((dot) => {
      const move = `m${dot.x - x} ${dot.y - y}h0`
      ;[x, y] = [dot.x, dot.y]
      return move
    })
    .join('')
    .replaceAll(' -', '-')
}

const sheets = [
  { id: 'g0', size: 2, first: 0, end: 100 },
  { id: 'g1', size: 1.5, first: 100, end: 240 },
  { id: 'g2', size: 1.7, first: 240, end: 430 },
]

let dots: Dot[] | undefined

/** Returns the definitions of the strips that a picture uses. The first picture scatters the dots, which takes too long for each start of the site. */
export const grainDefs = (content: string): string => {
  const used = sheets.filter(({ id }) => content.includes(`"#${id}"`))
  if (used.length === 0) return ''
  const all = (dots ??= scatter(430))
  const paths = used.map(
    ({ id, size, first, end }) =>
      `<path id="${id}" d="${pathOf(all.slice(first, end))}" stroke-width="${size}" vector-effect="non-scaling-stroke"/>`,
  )
  return `<defs>${paths.join('')}</defs>`
}

/**
 * Grain on a shape. `box` is the area of the strips, `angle` the direction in which they fade, in degrees: 0 is right,
 * 90 is down.
 */
export function grain(outline: string, ink: Ink, [x, y, width, height]: Box, angle = 0): string {
  const upright = Math.abs(Math.round(angle / 90)) % 2 === 1
  const [along, across] = upright ? [height, width] : [width, height]
  const strips = Math.max(1, Math.round(across / 105))
  const used = sheets.slice(0, along < 70 ? 1 : along < 150 ? 2 : 3).map(({ id }) => `<use href="#${id}"/>`)
  const [scaleX, scaleY] = [along / length, across / strips / breadth]
  const rows = times(strips, (index) => {
    const top = tenth((index - strips / 2) * breadth)
    return `<g transform="translate(-${length / 2} ${top})">${used.join('')}</g>`
  })
  const place = `translate(${tenth(x + width / 2)} ${tenth(y + height / 2)})rotate(${angle})`
  const scale = `scale(${scaleX.toFixed(3)} ${scaleY.toFixed(3)})`
  return clip(outline, `<g class="g _${ink}" transform="${place}${scale}">${rows.join('')}</g>`)
}

/** A shape with grain on it, in one call. */
export const grained = (outline: string, ink: Ink, dotInk: Ink, box: Box, angle = 0): string =>
  fill(outline, ink) + grain(outline, dotInk, box, angle)
