import { breakIntoLines, SHIFTED_SIZE, type Line, type Piece, type Span } from './lines'
import type { Element, Paper } from './paper'

/** Draws at a place of a page. What is repeated on the next page, such as the head of a table, is read once. */
export type Draw = (x: number, y: number, isRepeated: boolean) => void

/**
 * The smallest part of a page: a line, a picture, a gap. No page breaks inside, so it must fit on any page; none between it
 * and the next if it keeps it. Without `draw` it is a gap, which is left out where a page begins.
 */
export type Slice = { height: number; draw?: Draw; keepsNext?: boolean }

export const gap = (height: number, keepsNext = false): Slice => ({ height, keepsNext })

export type TextOptions = {
  width: number
  /** The height of a line, in sizes of its text. */
  leading?: number
  align?: 'left' | 'center' | 'right'
  /** No page breaks inside and after it, as for a heading. */
  isKept?: boolean
  /** Screen readers skip it without. */
  element?: Element
}

const LEADING = 1.5
/** Where the baseline is between the top and the bottom of a line. */
const BASELINE = 0.68

/** Breaks a text into lines. A page has two lines of it at least. */
export function textSlices(paper: Paper, spans: readonly Span[], options: TextOptions): Slice[] {
  const { width, leading = LEADING, align = 'left', isKept = false, element } = options
  const lines = breakIntoLines(spans, width, paper.measure)
  // A line of superscripts only is as high as others.
  const size = Math.max(...spans.map(({ style }) => style.size / (style.rise ? SHIFTED_SIZE : 1)), 0)
  return lines.map((line, index) => {
    const left = { left: 0, center: (width - line.width) / 2, right: width - line.width }[align]
    return {
      height: size * leading,
      keepsNext: isKept || (lines.length > 1 && (index === 0 || index === lines.length - 2)),
      draw: (x, y, isRepeated) =>
        drawLine(paper, line, x + left, y + size * leading * BASELINE, isRepeated ? undefined : element),
    }
  })
}

function drawLine(paper: Paper, { pieces }: Line, left: number, baseline: number, element?: Element): void {
  let x = left
  for (const group of groupByLink(pieces)) {
    const from = x
    const link = element && group[0]?.link
    const target = link ? paper.element('Link', element) : element
    paper.mark(target, () => {
      for (const piece of group) {
        drawPiece(paper, piece, x, baseline)
        x += piece.width
      }
    })
    const size = group[0]?.style.size ?? 0
    if (link) paper.doc.link(from, baseline - size, x - from, size * 1.3, link, { structParent: target })
    // PDFKit takes the page of a link from the page that is open when the element ends.
    if (link) target?.end()
  }
}

function groupByLink(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    if (last && last[0]?.link === piece.link) last.push(piece)
    else groups.push([piece])
  }
  return groups
}

function drawPiece(paper: Paper, { text, font, style, width }: Piece, x: number, baseline: number): void {
  const { size, color, ground, underline, strike, rise = 0 } = style
  const y = baseline - rise
  const { doc } = paper
  if (ground) doc.rect(x, y - size * 0.95, width, size * 1.3).fill(ground)
  paper.use(font, size).fillColor(color)
  doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
  for (const offset of [underline && size * 0.14, strike && size * -0.28])
    if (offset)
      doc
        .moveTo(x, y + offset)
        .lineTo(x + width, y + offset)
        .lineWidth(size * 0.06)
        .stroke(color)
}

/** A line across. */
export const ruleSlice = (paper: Paper, width: number, color: string, thickness: number): Slice => ({
  height: thickness,
  draw: (x, y) => paper.mark(undefined, () => drawRule(paper, x, y + thickness / 2, width, color, thickness)),
})

export function drawRule(
  { doc }: Paper,
  x: number,
  y: number,
  width: number,
  color: string,
  thickness: number,
): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(thickness)
    .stroke(color)
}

export type PictureOptions = { file: Uint8Array; width: number; height: number; alt: string }

/** A picture; one without alternative text is decoration. */
export function pictureSlice(
  paper: Paper,
  { file, width, height, alt }: PictureOptions,
  parent: Element,
): Slice {
  const element = alt ? paper.element('Figure', parent, { alt }) : undefined
  return {
    height,
    draw: (x, y, isRepeated) =>
      paper.mark(isRepeated ? undefined : element, () => paper.drawPicture(file, x, y, width, height)),
  }
}

/** Moves slices to the right, and draws something beside each, such as the line of a quote. */
export const indented = (slices: readonly Slice[], by: number, beside?: (slice: Slice) => Draw): Slice[] =>
  slices.map((slice) => {
    const draw: Draw = (x, y, isRepeated) => {
      beside?.(slice)(x, y, isRepeated)
      slice.draw?.(x + by, y, isRepeated)
    }
    return slice.draw || beside ? { ...slice, draw } : slice
  })
