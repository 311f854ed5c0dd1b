/** Prepares the Markdown of templates and models for Payload's converter, which reads a part of the syntax. */

const ROW = /^\|.+\|\s*$/
const QUOTE = /^>\s?/

/** Limits of what the converter reads in reasonable time: marks of one text, cells of all tables, and lines. */
const MAX_MARKS = 200
const MAX_CELLS = 6_000
const MAX_LINES = 8_000
const MARKS = /[*_~[\]`]/g

type Kind = 'row' | 'quote' | 'text' | 'blank' | 'block'

const isRow = (line: string): boolean => ROW.test(line)
const isBlankLine = (line: string): boolean => !line.trim()

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
const cellsOf = (row: string): string[] => row.trim().slice(1, -1).split('|')

const DIVIDER = /^[\s|:-]+$/

/**
 * Gives all rows as many cells as the widest has; the converter tears a table with others apart. A divider with no row
 * above it is a blank line, or the converter makes a head of the last row of an earlier table.
 */
function evenRows(rows: readonly string[]): string[] {
  const dividers = rows.findIndex((row) => !DIVIDER.test(row))
  if (dividers < 0) return rows.map(() => '')
  if (dividers > 0) return [...rows.slice(0, dividers).map(() => ''), ...evenRows(rows.slice(dividers))]
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

/** A part of a Markdown text. `continues`: no blank line is before it. */
type MarkdownPiece = { markdown: string; continues: boolean }

const HEADING = /^#{1,6}\s/
/** An item of a list that is in no other list. */
const ITEM = /^([-*+]|\d+\.)\s/

/**
 * Whether a block begins at a line that does not read the lines before it. An indented line may belong to a list above, and
 * rows and items below a paragraph or a quote to that.
 */
function isStart(line: string, before: string, isInTable: boolean): boolean {
  if (isBlankLine(line) || /^\s/.test(line)) return false
  if (isBlankLine(before)) return true
  if (ITEM.test(line)) return ITEM.test(before) || /^\s/.test(before)
  if (HEADING.test(line)) return !isRow(before)
  return isInTable && isRow(line) && !DIVIDER.test(line)
}

/** Lines and cells, which take the converter the most time. */
const costOf = (line: string): number => (isRow(line) ? cellsOf(line).length : 1)

/** Cuts Markdown that was normalized between its blocks, list items and table rows into pieces of about that cost. */
export function markdownPieces(markdown: string, size: number): MarkdownPiece[] {
  const pieces: MarkdownPiece[] = []
  let lines: string[] = []
  let cost = 0
  let continues = false
  const add = () => pieces.push({ markdown: lines.join('\n'), continues })
  let before: string | undefined
  let isInTable = false
  for (const line of markdown.split('\n')) {
    if (before !== undefined && cost >= size && isStart(line, before, isInTable)) {
      add()
      continues = !isBlankLine(before)
      lines = []
      cost = 0
    }
    lines.push(line)
    cost += costOf(line)
    isInTable &&= isRow(line)
    isInTable ||= isRow(line) && (before === undefined || isBlankLine(before) || HEADING.test(before))
    before = line
  }
  add()
  return pieces
}

type Block = { type?: unknown; listType?: unknown; start?: unknown; children?: unknown }

const childrenOf = ({ children }: Block): Block[] => (Array.isArray(children) ? (children as Block[]) : [])

/** The blocks that say something. The converter leaves out an empty paragraph beside others, but not alone. */
export const withoutEmptyParagraphs = <Kind extends Block>(blocks: readonly Kind[]): Kind[] =>
  blocks.filter((block) => block.type !== 'paragraph' || childrenOf(block).length > 0)

/**
 * Returns the blocks of two pieces that follow each other. As the converter does at once, lists of one kind become one; a
 * table only goes on in a piece that `continues` the first.
 */
export function joinBlocks(blocks: readonly Block[], more: readonly Block[], continues: boolean): Block[] {
  const last = blocks.at(-1)
  const [first, ...rest] = more
  const isOne =
    last?.type === first?.type &&
    ((continues && last?.type === 'table') || (last?.type === 'list' && last.listType === first?.listType))
  if (!last || !first || !isOne) return [...blocks, ...more]
  const children = [...childrenOf(last), ...childrenOf(first)]
  const joined = { ...last, children: last.type === 'list' ? numbered(children, last.start) : children }
  return [...blocks.slice(0, -1), joined, ...rest]
}

/** The items with their numbers. One that holds a nested list has the number of the next. */
function numbered(items: readonly Block[], start: unknown): Block[] {
  let value = Number(start) || 1
  return items.map((item) => {
    const isNested = childrenOf(item)[0]?.type === 'list'
    return { ...item, value: isNested ? value : value++ }
  })
}
