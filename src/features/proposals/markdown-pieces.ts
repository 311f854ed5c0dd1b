import { cellsOf, isBlankLine, isRow } from './markdown-rules'

/** A part of a Markdown text. `continues`: no blank line is before it. */
export type MarkdownPiece = { markdown: string; continues: boolean }

const HEADING = /^#{1,6}\s/
/** An item of a list that is in no other list. */
const ITEM = /^([-*+]|\d+\.)\s/
const DIVIDER = /^[\s|:-]+$/

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
