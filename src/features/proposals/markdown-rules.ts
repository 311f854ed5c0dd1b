/** Prepares the Markdown of templates and models for Payload's converter, which reads a part of the syntax. */

const ROW = /^\|.+\|\s*$/
const QUOTE = /^>\s?/

/** Limits of what the converter reads in reasonable time: marks of one text, cells of all tables, and lines. */
const MAX_MARKS = 200
const MAX_CELLS = 6_000
const MAX_LINES = 8_000
const MARKS = /[*_~[\]`]/g

type Kind = 'row' | 'quote' | 'text' | 'blank' | 'block'

export const isRow = (line: string): boolean => ROW.test(line)
export const isBlankLine = (line: string): boolean => !line.trim()

function kindOf(line: string): Kind {
  if (isBlankLine(line)) return 'blank'
  if (isRow(line)) return 'row'
  if (QUOTE.test(line)) return 'quote'
  return /^\s*([-*+#]|\d+[.)])\s/.test(line) ? 'block' : 'text'
}

/** Splits the lines into runs that become one block. */
function runsOf(lines: readonly string[]): { kind: Kind; lines: string[] }[] {
  const runs: { kind: Kind; lines: string[] }[] = []
  for (const line of lines) {
    const kind = kindOf(line)
    const last = runs.at(-1)
    if (last && last.kind === kind && kind !== 'block') last.lines.push(line)
    else runs.push({ kind, lines: [line] })
  }
  return runs
}

/** The texts between the bars of a row. */
export const cellsOf = (row: string): string[] => row.trim().slice(1, -1).split('|')

/** Gives all rows as many cells as the widest has; the converter tears a table with others apart. */
function evenRows(rows: readonly string[]): string[] {
  const width = Math.max(...rows.map((row) => cellsOf(row).length))
  return rows.map((row) => {
    const cells = cellsOf(row).map((cell) => cell.replace(/<br\s*\/?>/gi, ' ').trim())
    const isDivider = cells.every((cell) => /^:?-+:?$/.test(cell))
    const missing = Array.from({ length: width - cells.length }, () => (isDivider ? '---' : ''))
    return `| ${[...cells, ...missing].join(' | ')} |`
  })
}

/** Removes the code fence that models put around an answer, and the lines of others. */
const withoutFences = (markdown: string) => markdown.replace(/^ {0,3}(```|~~~)[^\n`]*$/gm, '')

const marksOf = (text: string) => text.match(MARKS)?.length ?? 0

/** Whether the converter can read it in reasonable time. What people and models write is far below its limits. */
export function isConvertible(markdown: string): boolean {
  const lines = markdown.split('\n')
  const cells = lines
    .filter((line) => kindOf(line) === 'row')
    .reduce((sum, row) => sum + cellsOf(row).length, 0)
  const texts = runsOf(lines).flatMap(({ kind, lines }) => (kind === 'row' ? lines : [lines.join('')]))
  return lines.length <= MAX_LINES && cells <= MAX_CELLS && texts.every((text) => marksOf(text) <= MAX_MARKS)
}

/** Returns Markdown with the same meaning, which the converter reads as other readers of Markdown do. */
export function normalizeMarkdown(markdown: string): string {
  const text = withoutFences(markdown.replace(/\r\n?/g, '\n'))
    // Bold italics as two marks of different kinds.
    .replace(/(?<!\*)\*\*\*([^\s*](?:[^*\n]*[^\s*])?)\*\*\*(?!\*)/g, '**_$1_**')
  return runsOf(text.split('\n'))
    .flatMap(({ kind, lines }) => {
      if (kind === 'row') return evenRows(lines)
      if (kind !== 'quote') return lines
      return `> ${lines.map((line) => line.replace(QUOTE, '').trim()).join(' ')}`
    })
    .join('\n')
    .trim()
}
