/** Reads CSV as spreadsheets write it (RFC 4180), piece by piece and in bounded memory. Pure: no I/O. */

export const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]

/** More characters than this in one row: most likely a quote that is never closed. */
export const MAX_ROW_CHARS = 100_000

/** `number` counts as a spreadsheet does: the heading is row 1. */
export type CsvRow = {
  number: number
  cells: string[]
  /** `long`: of more than `MAX_ROW_CHARS`, cells are empty. `cut`: the file ends in this row. */
  problem?: 'long' | 'cut'
  /** The last row, if no line end follows it. */
  isOpen?: true
}

/** Returns the separator that is most frequent in the first row, outside of quotes. A comma if there is none. */
export function detectSeparator(text: string): Separator {
  const counts: Record<Separator, number> = { ',': 0, ';': 0, '\t': 0 }
  let isQuoted = false
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '\n' || character === '\r') {
      if (separators.some((one) => counts[one] > 0)) break
    } else if (character in counts) counts[character as Separator] += 1
  }
  return separators.reduce((best, one) => (counts[one] > counts[best] ? one : best))
}

/** Whether a spreadsheet shows such a row as empty. */
export const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/**
 * Splits a text that arrives in pieces into rows. A quote begins a quoted cell only at its start; two stand for one. Line ends
 * are those of any system. Empty rows are returned too, because spreadsheets count them.
 */
export class CsvReader {
  private readonly stop: RegExp
  private row: string[] = []
  private cell = ''
  private state: 'start' | 'plain' | 'quoted' | 'closed' = 'start'
  private size = 0
  private count = 0
  /** The last piece ended with a carriage return, whose line feed may follow. */
  private wasReturn = false

  constructor(private readonly separator: Separator) {
    this.stop = new RegExp(`[${separator === '\t' ? '\\t' : separator}\\r\\n]`, 'g')
  }

  /** Returns the rows that end in this piece. */
  push(text: string): CsvRow[] {
    const rows: CsvRow[] = []
    let at = this.wasReturn && text.startsWith('\n') ? 1 : 0
    if (text) this.wasReturn = false
    while (at < text.length) at = this.step(text, at, rows)
    return rows
  }

  /**
   * Returns the row in which the text ends, if it has no line end. It is cut where a quote is open, or when the bytes of a
   * character are missing (`isBroken`).
   */
  end(isBroken = false): CsvRow[] {
    const isQuoted = this.state === 'quoted'
    if (this.row.length === 0 && this.cell === '' && this.state === 'start') return []
    const row = { ...this.finishRow(), isOpen: true as const }
    return [isQuoted || isBroken ? { ...row, problem: 'cut' } : row]
  }

  private step(text: string, at: number, rows: CsvRow[]): number {
    if (this.state === 'quoted') return this.readQuoted(text, at)
    if (this.state === 'start' && text[at] === '"') {
      this.state = 'quoted'
      return at + 1
    }
    // Two quotes in a quoted cell are one; it goes on.
    if (this.state === 'closed' && text[at] === '"') {
      this.append('"')
      this.state = 'quoted'
      return at + 1
    }
    this.stop.lastIndex = at
    const found = this.stop.exec(text)
    const end = found?.index ?? text.length
    if (end > at) {
      this.append(text.slice(at, end))
      this.state = 'plain'
    }
    if (!found) return end
    if (found[0] === this.separator) this.finishCell()
    else rows.push(this.finishRow())
    if (found[0] !== '\r') return end + 1
    this.wasReturn = end + 1 === text.length
    return end + (text[end + 1] === '\n' ? 2 : 1)
  }

  private readQuoted(text: string, at: number): number {
    const end = text.indexOf('"', at)
    this.append(text.slice(at, end < 0 ? undefined : end))
    if (end < 0) return text.length
    this.state = 'closed'
    return end + 1
  }

  private append(text: string): void {
    this.size += text.length
    if (this.size <= MAX_ROW_CHARS) this.cell += text
  }

  private finishCell(): void {
    // Separators count, too: a row of nothing else has no end, either.
    this.size += 1
    if (this.size <= MAX_ROW_CHARS) this.row.push(this.cell)
    this.cell = ''
    this.state = 'start'
  }

  private finishRow(): CsvRow {
    this.finishCell()
    const isLong = this.size > MAX_ROW_CHARS
    const cells = isLong ? [] : this.row
    this.row = []
    this.size = 0
    this.count += 1
    return { number: this.count, cells, ...(isLong && { problem: 'long' as const }) }
  }
}
