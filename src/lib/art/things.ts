import { grain } from './grain'
import { type Ink } from './inks'
import { clip, fill, group, levels, line, path, tenth, times } from './marks'
import { disc, door, leaf, rect } from './outlines'
import { random } from './random'

/** Objects in pictures: sheets, speech slips, envelopes, water. */

type BayStyle = { inside?: Ink; depth?: number; dots?: Ink }

/** An opening with depth: a colored background, and the shaded inner side of the arch at the right. */
export function bay(
  x: number,
  base: number,
  radius: number,
  height: number,
  air: Ink,
  { inside = 'soft', depth = 10, dots }: BayStyle = {},
): string {
  const opening = door(x, base, radius, height)
  const shade = dots ? grain(opening, dots, [x - radius * 0.1, base - height, radius * 1.2, height], 180) : ''
  return fill(opening, inside) + shade + clip(opening, fill(door(x - depth, base, radius, height), air))
}

type PaperStyle = {
  ink?: Ink
  words?: Ink
  rows?: number
  width?: number
  corner?: number
  seal?: Ink
  signature?: Ink
  turn?: number
}

/** A sheet with ruled lines; one corner is an arc. It may carry a seal or a signature. */
export function paper(x: number, y: number, width: number, height: number, style: PaperStyle = {}): string {
  const {
    ink = 'paper',
    words = 'ink',
    rows = 4,
    width: stroke = 2,
    corner = 0.3,
    seal,
    signature,
    turn,
  } = style
  const margin = width * 0.14
  const next = random(Math.round(x * 7 + y * 3 + width))
  const top = Math.max(width * corner * 0.9, height * 0.24)
  const step = (height - top - margin * (signature ? 2.6 : 1)) / Math.max(rows, 1)
  const ruled = times(
    rows,
    (row) => [x + margin, y + top + row * step, (width - 2 * margin) * (0.55 + 0.45 * next())] as const,
  )
  const sheet =
    fill(leaf(x, y, width, height, width * corner), ink) +
    (rows ? line(levels(ruled), words, { width: stroke }) : '') +
    (seal ? fill(disc(x + margin * 1.55, y + margin * 1.6, margin * 0.7), seal) : '') +
    (signature ? signed(x, y, width, height, stroke, words, signature) : '')
  return turn ? group(sheet, `rotate(${turn} ${tenth(x + width / 2)} ${tenth(y + height / 2)})`) : sheet
}

function signed(
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: number,
  words: Ink,
  ink: Ink,
): string {
  const [w, h, margin] = [width, height, width * 0.14]
  const rule = path`M${x + margin} ${y + h - margin * 1.1}h${w - 2 * margin}`
  const name =
    path`M${x + margin * 1.2} ${y + h - margin * 1.7}c${w * 0.06} ${-h * 0.16} ${w * 0.14} ${-h * 0.14} ${w * 0.1} ${h * 0.02}` +
    path`s${w * 0.08} ${h * 0.02} ${w * 0.14} ${-h * 0.07}s${w * 0.02} ${h * 0.12} ${w * 0.1} ${h * 0.02}` +
    path`s${w * 0.1} ${-h * 0.03} ${w * 0.16} ${-h * 0.01}`
  return line(rule, words, { width: stroke }) + line(name, ink, { width: stroke * 1.8 })
}

/** A speech slip: three round corners, and a sharp one that points to the speaker. `words` are its lines of text. */
export function slip(
  x: number,
  y: number,
  width: number,
  height: number,
  speaker: 'left' | 'right',
  ink: Ink,
  words?: Ink,
): string {
  const r = Math.min(height * 0.46, width * 0.4)
  const [near, far, sweep] = speaker === 'left' ? [x, x + width, 1] : [x + width, x, 0]
  const s = speaker === 'left' ? 1 : -1
  const outline =
    path`M${near} ${y + height}V${y + r}A${r} ${r} 0 0 ${sweep} ${near + s * r} ${y}H${far - s * r}` +
    path`A${r} ${r} 0 0 ${sweep} ${far} ${y + r}V${y + height - r}A${r} ${r} 0 0 ${sweep} ${far - s * r} ${y + height}Z`
  const left = x + width * 0.22
  const rows = [
    [left, y + height * 0.39, width * 0.56],
    [left, y + height * 0.63, width * 0.38],
  ] as const
  return (
    fill(outline, ink) + (words ? line(levels(rows), words, { width: Math.max(2.5, height * 0.08) }) : '')
  )
}

/** An envelope, sealed with a disc. */
export function envelope(x: number, y: number, width: number, ink: Ink, fold: Ink): string {
  const height = width * 0.66
  const body = rect(x, y, width, height)
  const r = width * 0.56
  return (
    fill(body, ink) +
    grain(body, fold, [x, y, width, height], 270) +
    line(path`M${x} ${y + 1}A${r} ${r} 0 0 0 ${x + width} ${y + 1}`, fold, {
      width: Math.max(2, width * 0.026),
    }) +
    fill(disc(x + width / 2, y + width * 0.26, width * 0.075), fold)
  )
}

type WaterStyle = { rows?: number; width?: number; gap?: number; seed?: number }

/** Strokes of light on water, fewer toward the bottom. */
export function water(x: number, top: number, breadth: number, ink: Ink, style: WaterStyle = {}): string {
  const { rows = 4, width = 3, gap = 15, seed = 3 } = style
  const next = random(seed)
  const strokes = times(rows, (row) => {
    const length = breadth * (1 - row / (rows + 1)) * (0.5 + 0.5 * next())
    const left = x + (next() - 0.5) * breadth * 0.25 - length / 2
    const crumb = [left - 26 - 40 * next(), top + row * gap + gap / 2, 12 + 18 * next()] as const
    return [[left, top + row * gap, length] as const, ...(next() > 0.4 ? [crumb] : [])]
  })
  return line(levels(strokes.flat()), ink, { width })
}
