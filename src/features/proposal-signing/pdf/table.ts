import { light as colors } from '@/lib/colors'
import { plainTextOf, type DocumentNode } from '@/lib/document'
import { printable } from '@/lib/printable'
import type { Slice } from '@/lib/server/pdf/blocks'
import { fontRuns } from '@/lib/server/pdf/fonts'
import type { Row, Table } from '@/lib/server/pdf/flow'
import type { TextStyle } from '@/lib/server/pdf/lines'
import { looks } from '@/lib/server/pdf/look'
import type { Element, Paper } from '@/lib/server/pdf/paper'

export const childrenOf = (node: DocumentNode): DocumentNode[] =>
  Array.isArray(node.children) ? (node.children as DocumentNode[]) : []

/** Prints what is in a cell. */
type PrintCell = (cell: DocumentNode, inside: { width: number; style: TextStyle; parent: Element }) => Slice[]

type Cell = { node: DocumentNode; column: number; columns: number }

const HEADER_ROW = 1
const MAX_SPAN = 100
const CELL_GAP = 10

/** Above so many columns the text is smaller. */
const sizeFor = (columns: number): number => {
  if (columns > 8) return 7
  return columns > 5 ? 8.5 : looks.text.size
}

/** A table of the editor. A head, if the first row is one, is repeated on each page. Undefined when it has no cells. */
export function tableOf(paper: Paper, node: DocumentNode, printCell: PrintCell): Table | undefined {
  const { rows, columns } = gridOf(node)
  if (columns === 0) return undefined
  const size = sizeFor(columns)
  const widths = widthsOf(paper, rows, columns, size)
  const left = (column: number) => widths.slice(0, column).reduce((sum, width) => sum + width, 0)
  const element = paper.element('Table')
  const printed = rows.map((cells): Row => {
    const row = paper.element('TR', element)
    return {
      before: 5,
      after: 5,
      rule: { color: isHead(cells) ? colors.ink : colors.line, thickness: isHead(cells) ? 0.75 : 0.5 },
      cells: cells.map(({ node, column, columns }) => {
        const isHeader = headerStateOf(node) > 0
        const parent = isHeader
          ? paper.element('TH', row, { scope: headerStateOf(node) & HEADER_ROW ? 'Column' : 'Row' })
          : paper.element('TD', row)
        const width = left(column + columns) - left(column) - CELL_GAP
        const style: TextStyle = isHeader ? { ...looks.strong, size } : { ...looks.text, size }
        return { x: left(column), slices: printCell(node, { width, style, parent }) }
      }),
    }
  })
  const [first, ...rest] = printed
  return first && rows[0] && isHead(rows[0]) ? { head: first, rows: rest } : { rows: printed }
}

const headerStateOf = (node: DocumentNode): number =>
  Number((node as { headerState?: unknown }).headerState) || 0

const isHead = (cells: readonly Cell[]): boolean =>
  cells.length > 0 && cells.every(({ node }) => (headerStateOf(node) & HEADER_ROW) !== 0)

/** The cells of each row with their columns: a cell over several rows leaves no room for others below it. */
function gridOf(table: DocumentNode): { rows: Cell[][]; columns: number } {
  let taken: number[] = []
  let columns = 0
  const rows = childrenOf(table)
    .filter(({ type }) => type === 'tablerow')
    .map((row) => {
      let column = 0
      const below: (number | undefined)[] = taken.map((count) => Math.max(count - 1, 0))
      const cells = childrenOf(row)
        .filter(({ type }) => type === 'tablecell')
        .map((node) => {
          while ((taken[column] ?? 0) > 0) column += 1
          const [wide, high] = [spanOf(node, 'colSpan'), spanOf(node, 'rowSpan')]
          const cell = { node, column, columns: wide }
          for (let index = column; index < column + wide; index += 1) below[index] = high - 1
          column += wide
          return cell
        })
      columns = Math.max(columns, column)
      taken = Array.from(below, (count) => count ?? 0)
      return cells
    })
  return { rows: rows.filter((cells) => cells.length > 0), columns }
}

const spanOf = (node: DocumentNode, name: 'colSpan' | 'rowSpan'): number => {
  const count = Math.trunc(Number((node as { [name in typeof name]?: unknown })[name]) || 1)
  return Math.min(Math.max(count, 1), MAX_SPAN)
}

/** A column has room for its longest word where it can, and shares the rest by the length of its texts. */
function widthsOf(paper: Paper, rows: readonly Cell[][], columns: number, size: number): number[] {
  const room = paper.width
  const even = room / columns
  const least = Array.from({ length: columns }, () => Math.min(even, 24))
  const most = [...least]
  for (const { node, column, columns: span } of rows.flat()) {
    if (span > 1) continue
    const text = printable(plainTextOf({ root: node }))
    const widthOf = (piece: string) =>
      fontRuns(piece, 'strong').reduce((sum, run) => sum + paper.measure(run.text, run.font, size), CELL_GAP)
    const line = longestOf(text.split('\n'))
    // A few words, such as a date, stay on one line.
    const longest = line.length <= 16 ? line : longestOf(text.split(/\s+/))
    least[column] = Math.max(least[column] ?? 0, Math.min(widthOf(longest.slice(0, MAX_WORD)), room / 3))
    most[column] = Math.max(most[column] ?? 0, Math.min(widthOf(line.slice(0, MAX_LINE)), room))
  }
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)
  if (sum(least) >= room) return least.map((width) => (width * room) / sum(least))
  const wish = most.map((width, index) => Math.max(width - (least[index] ?? 0), 1))
  const extra = room - sum(least)
  return least.map((width, index) => width + ((wish[index] ?? 0) * extra) / sum(wish))
}

/** In characters: more changes nothing. */
const MAX_WORD = 60
const MAX_LINE = 400

const longestOf = (texts: readonly string[]): string =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '')
