import { mark } from '@/lib/art/mark'
import { light as colors } from '@/lib/colors'
import { printable } from '@/lib/printable'
import { drawRule, gap, ruleSlice, textSlices, type Slice, type TextOptions } from './blocks'
import type { Item, Row } from './flow'
import { breakIntoLines, type TextStyle } from './lines'
import { looks } from './look'
import type { Element, Paper } from './paper'

/** Lines of text in one style, as a paragraph of their own. */
export function paragraph(
  paper: Paper,
  text: string,
  style: TextStyle,
  options: TextOptions & { role?: string; parent?: Element },
): Slice[] {
  const { role = 'P', parent, ...rest } = options
  return textSlices(paper, [{ text: printable(text), style }], {
    ...rest,
    element: paper.element(role, parent),
  })
}

export type Sender = {
  brand: string
  email?: string
  phone?: string
  legal: { name?: string; address?: string; taxId?: string }
}

const MARK_SIZE = 20
const SENDER_WIDTH = 250

/** The mark and the name of the agency on the left, and who it is on the right. */
export function letterhead(paper: Paper, { brand, email, phone, legal }: Sender): Item[] {
  const nameWidth = paper.width - SENDER_WIDTH - MARK_SIZE - 8 - 16
  const name = paragraph(paper, brand, looks.brand, { width: nameWidth, leading: 1.2 })
  const [first, ...rest] = name
  const brandSlices: Slice[] = first
    ? [
        {
          height: Math.max(first.height, MARK_SIZE),
          draw: (x, y, isRepeated) => {
            paper.mark(undefined, () => drawMark(paper, x, y))
            first.draw?.(x + MARK_SIZE + 8, y + 2, isRepeated)
          },
        },
        ...rest.map((slice) => ({
          ...slice,
          draw: (x: number, y: number) => slice.draw?.(x + MARK_SIZE + 8, y, false),
        })),
      ]
    : []
  const lines = [legal.name, legal.address, legal.taxId, email, phone].filter(
    (line) => line !== undefined && line !== '',
  )
  const sender = lines.flatMap((line) =>
    paragraph(paper, String(line), looks.quiet, { width: SENDER_WIDTH, align: 'right' }),
  )
  return rows({
    cells: [
      { x: 0, slices: brandSlices },
      { x: paper.width - SENDER_WIDTH, slices: sender },
    ],
  })
}

function drawMark({ doc }: Paper, x: number, y: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(MARK_SIZE / mark.size)
  doc.path(mark.letter).fill(colors.ink)
  doc.path(mark.tilde).lineWidth(mark.tildeWidth).lineCap('round').stroke(colors.accent)
  doc.restore()
}

export const rows = (...all: Row[]): Item[] => [{ rows: all }]

export const title = (paper: Paper, text: string): Item[] => [
  gap(42),
  ...paragraph(paper, text, looks.title, { width: paper.width, leading: 1.15, role: 'H1' }),
]

export type Fact = { text: string; style: TextStyle }

const FACT_GAP = 16
const LAST_FACT_WIDTH = 132

/** Columns of facts below a line: who, what, and in the last and narrow one when. */
export function facts(paper: Paper, columns: readonly (readonly Fact[])[]): Item[] {
  const wide = (paper.width - LAST_FACT_WIDTH) / (columns.length - 1)
  return [
    gap(24),
    ruleSlice(paper, paper.width, colors.ink, 1.5),
    ...rows({
      before: 12,
      cells: columns.map((column, index) => ({
        x: index * wide,
        slices: column.flatMap(({ text, style }) =>
          paragraph(paper, text, style, {
            width: index === columns.length - 1 ? LAST_FACT_WIDTH : wide - FACT_GAP,
          }),
        ),
      })),
    }),
  ]
}

/** How far the foot is above the end of the page. */
const FOOT = 65

/**
 * Draws the foot of the open page: a line, a text on the left and the number of the page on the right. Screen readers read
 * it on the first page only.
 */
export function drawFoot(paper: Paper, text: string, page: string, isFirst: boolean): void {
  const { doc, width, left } = paper
  const top = doc.page.height - FOOT
  paper.mark(undefined, () => drawRule(paper, left, top, width, colors.line, 0.75))
  const pageLine = breakIntoLines([{ text: printable(page), style: looks.foot }], width, paper.measure)[0]
  const room = width - (pageLine?.width ?? 0) - FACT_GAP
  const [textLine] = breakIntoLines([{ text: printable(text), style: looks.foot }], room, paper.measure)
  const draw = (line: typeof textLine, from: number) =>
    paper.mark(isFirst ? paper.element('P') : undefined, () => {
      let x = from
      for (const piece of line?.pieces ?? []) {
        paper.use(piece.font, piece.style.size).fillColor(piece.style.color)
        doc.text(piece.text, x, top + 20, { lineBreak: false, baseline: 'alphabetic' })
        x += piece.width
      }
    })
  draw(textLine, left)
  draw(pageLine, left + width - (pageLine?.width ?? 0))
}
