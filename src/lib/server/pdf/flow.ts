import { drawRule, type Slice } from './blocks'
import type { Paper } from './paper'

export type Cell = { x: number; slices: readonly Slice[] }

/** Cells side by side. */
export type Row = {
  cells: readonly Cell[]
  /** The room above and below its cells. */
  before?: number
  after?: number
  /** A line below it. */
  rule?: { color: string; thickness: number }
}

/** A head that is repeated on each page, and rows that continue on the next page where they must. */
export type Table = { head?: Row; rows: readonly Row[] }

export type Item = Slice | Table

/** A row that is lower moves to the next page as a whole; a head that is higher is not repeated. In points. */
const MAX_WHOLE_ROW = 110
const MAX_REPEATED_HEAD = 160
/** How much of the first row stays with its head. */
const MIN_BELOW_HEAD = 48

const heightOf = (slices: readonly Slice[]): number => slices.reduce((sum, { height }) => sum + height, 0)
const isGap = (slice: Slice | undefined): boolean => slice !== undefined && !slice.draw
const rowHeight = ({ cells, before = 0, after = 0 }: Row): number =>
  before + Math.max(...cells.map(({ slices }) => heightOf(slices)), 0) + after

/** Puts items on pages, one below the other. Nothing is left out but gaps where a page begins. */
export class Flow {
  private y: number
  /** Whether the page has nothing yet, or only a repeated head. */
  private isFresh = true

  constructor(private readonly paper: Paper) {
    this.y = paper.top
  }

  place(items: readonly Item[]): void {
    items.forEach((item, index) => {
      if ('rows' in item) this.placeTable(item)
      else this.placeSlice(item, items.slice(index, index + MAX_KEPT))
    })
  }

  /** Begins the next page. */
  breakPage(): void {
    this.paper.doc.addPage()
    this.y = this.paper.top
    this.isFresh = true
  }

  private get room(): number {
    return this.paper.bottom - this.y
  }

  private placeSlice(slice: Slice, following: readonly Item[]): void {
    if (this.isFresh && isGap(slice)) return
    const needed = keptHeight(following)
    const isTooHigh =
      needed > this.paper.bottom - this.paper.top ? slice.height > this.room : needed > this.room
    if (isTooHigh && !this.isFresh) this.breakPage()
    if (this.isFresh && isGap(slice)) return
    slice.draw?.(this.paper.left, this.y, false)
    this.y += slice.height
    this.isFresh = false
  }

  private placeTable({ head, rows }: Table): void {
    const headHeight = head ? rowHeight(head) : 0
    const first = rows[0] ? Math.min(rowHeight(rows[0]), MIN_BELOW_HEAD) : 0
    if (head && headHeight + first > this.room && !this.isFresh) this.breakPage()
    if (head) this.placeRow(head)
    const repeated = head && headHeight <= MAX_REPEATED_HEAD ? head : undefined
    for (const row of rows) this.placeRow(row, repeated)
  }

  private placeRow(row: Row, head?: Row): void {
    const { before = 0, after = 0 } = row
    let cells = row.cells
    for (;;) {
      const parts = this.partsOf(cells, rowHeight({ ...row, cells }))
      if (parts) {
        for (const { x, taken } of parts) this.drawCell(x, taken, this.y + before, false)
        this.y += before + Math.max(...parts.map(({ taken }) => heightOf(taken)), 0) + after
        this.isFresh = false
        cells = parts.map(({ x, left }) => ({ x, slices: withoutGaps(left) }))
        if (cells.every(({ slices }) => slices.length === 0)) break
      }
      this.nextPageOf(head)
    }
    if (row.rule) this.drawRowRule(row.rule)
  }

  /** What of the cells comes on this page; undefined when the row moves to the next. */
  private partsOf(cells: readonly Cell[], height: number) {
    const whole = cells.map(({ x, slices }) => ({ x, taken: slices, left: [] as readonly Slice[] }))
    if (height <= this.room) return whole
    if (!this.isFresh && height <= MAX_WHOLE_ROW) return undefined
    const inner = this.room - (height - Math.max(...cells.map(({ slices }) => heightOf(slices)), 0))
    const parts = cells.map(({ x, slices }) => {
      const count = countThatFits(slices, inner, this.isFresh)
      return { x, taken: slices.slice(0, count), left: slices.slice(count) }
    })
    const isStuck = parts.some(({ taken, left }) => taken.length === 0 && left.length > 0)
    return isStuck && !this.isFresh ? undefined : parts
  }

  private nextPageOf(head: Row | undefined): void {
    this.breakPage()
    if (!head) return
    const top = this.y + (head.before ?? 0)
    for (const { x, slices } of head.cells) this.drawCell(x, slices, top, true)
    this.y += rowHeight(head)
    if (head.rule) this.drawRowRule(head.rule)
  }

  private drawCell(x: number, slices: readonly Slice[], top: number, isRepeated: boolean): void {
    let y = top
    for (const { height, draw } of slices) {
      draw?.(this.paper.left + x, y, isRepeated)
      y += height
    }
  }

  private drawRowRule({ color, thickness }: NonNullable<Row['rule']>): void {
    const { paper } = this
    paper.mark(undefined, () => drawRule(paper, paper.left, this.y, paper.width, color, thickness))
  }
}

/** Far more slices than a page has. */
const MAX_KEPT = 200

/** The height of a slice and of all that it keeps. */
function keptHeight(items: readonly Item[]): number {
  let height = 0
  for (const item of items) {
    if ('rows' in item) {
      const [first] = item.rows
      return (
        height +
        (item.head ? rowHeight(item.head) : 0) +
        Math.min(first ? rowHeight(first) : 0, MIN_BELOW_HEAD)
      )
    }
    height += item.height
    if (!item.keepsNext) break
  }
  return height
}

const withoutGaps = (slices: readonly Slice[]): readonly Slice[] => {
  const first = slices.findIndex((slice) => !isGap(slice))
  return first === -1 ? [] : slices.slice(first)
}

/** How many slices fit into a height, without parting those that are kept together unless it must be. */
function countThatFits(slices: readonly Slice[], height: number, mustTakeOne: boolean): number {
  let [used, fitting, count] = [0, 0, 0]
  for (const slice of slices) {
    used += slice.height
    if (used > height) break
    fitting += 1
    if (!slice.keepsNext || fitting === slices.length) count = fitting
  }
  return count > 0 || !mustTakeOne ? count : Math.max(fitting, Math.min(1, slices.length))
}
