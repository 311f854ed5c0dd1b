import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import type { ReactNode } from 'react'
import { plainTextOf, type DocumentNode } from '@/lib/document'

type Cell = { headerState?: unknown; colSpan?: unknown; rowSpan?: unknown }
/** A node of a rich text, with the fields that some kinds of node have. */
export type Node = DocumentNode &
  Cell & { format?: unknown; indent?: unknown; direction?: unknown; listType?: unknown }
type Arguments = { node: Node; nodesToJSX: (of: { nodes: SerializedLexicalNode[] }) => ReactNode }
type Render = (node: Node, inside: (nodes?: unknown) => ReactNode) => ReactNode
/** A converter of Payload's renderer. */
export type Converter = (from: Arguments) => ReactNode

/** Returns a converter for Payload's renderer; `render` gets the node and a function that renders its children. */
export const converter =
  (render: Render): Converter =>
  ({ node, nodesToJSX }) =>
    // Nodes are untrusted: sanitizeDocument has left only those of known types, and the renderer reads no more of them.
    render(node, (nodes = node.children) => nodesToJSX({ nodes: nodes as SerializedLexicalNode[] }))

/** Bits of a cell's header state: it names its column, or its row. */
const HEADER_ROW = 1
const HEADER_COLUMN = 2
const MAX_SPAN = 100

const isHeaderRow = ({ children }: DocumentNode): boolean =>
  Array.isArray(children) &&
  children.length > 0 &&
  (children as Cell[]).every(({ headerState }) => (Number(headerState) & HEADER_ROW) !== 0)

const plain = (node: DocumentNode): string => plainTextOf({ root: { children: [node] } })

/** Returns how many characters a table needs side by side when no word and no figure is broken. */
function neededWidth(rows: readonly DocumentNode[]): number {
  const columns: number[] = []
  for (const { children } of rows)
    (children as DocumentNode[]).forEach((cell, index) => {
      const text = plain(cell).trim()
      const words = FIGURE.test(text) ? [text] : text.split(/\s+/)
      columns[index] = Math.max(columns[index] ?? 0, ...words.map(({ length }) => length))
    })
  return columns.reduce((sum, width) => sum + width + GAP, 0)
}

/** Between two columns, in characters. */
const GAP = 1.2

/** How much fits on paper at each size of the text (prose-tables.css), in characters. */
const sizes = [
  [78, ''],
  [108, 'prose-table-small'],
  [130, 'prose-table-tiny'],
  [175, 'prose-table-least'],
  [Infinity, 'prose-table-broken'],
] as const

const sizeOnPaper = (rows: readonly DocumentNode[]): string => {
  const needed = neededWidth(rows)
  return sizes.find(([fits]) => needed <= fits)?.[1] ?? ''
}

/** Rows of header cells at the start are the head of the table. A wide table scrolls, by the keyboard too. */
export const table = converter((node, inside) => {
  const rows = (node.children as DocumentNode[]).filter(({ type }) => type === 'tablerow')
  const firstBodyRow = rows.findIndex((row) => !isHeaderRow(row))
  const headRows = firstBodyRow === -1 ? [] : rows.slice(0, firstBodyRow)
  const bodyRows = rows.slice(headRows.length)
  if (rows.length === 0) return null
  return (
    <div className={['prose-table', sizeOnPaper(rows)].filter(Boolean).join(' ')} tabIndex={0}>
      <table>
        {headRows.length > 0 && <thead>{inside(headRows)}</thead>}
        <tbody>{inside(bodyRows)}</tbody>
      </table>
    </div>
  )
})

const span = (value: unknown) => {
  const count = Math.trunc(Number(value) || 1)
  return count > 1 && count <= MAX_SPAN ? count : undefined
}

/** An amount, a number or a day, such as '$1,234.50', 'MXN 1,234.50', '12%' or '1/7/2026'. */
const FIGURE = /^(?=.{4,22}$)(?:(?:[A-Z]{3}\s|[A-Z]{1,3}\$)?[^\s\p{L}]*\d[^\s\p{L}]*)$/u

const isFigure = (cell: Node): boolean => FIGURE.test(plain(cell).trim())

export const tableCell = converter((node, inside) => {
  const { headerState, colSpan, rowSpan } = node
  const state = Number(headerState) || 0
  const spans = {
    colSpan: span(colSpan),
    rowSpan: span(rowSpan),
    className: isFigure(node) ? 'prose-figure' : undefined,
  }
  const [only, ...more] = node.children as DocumentNode[]
  const content = only?.type === 'paragraph' && more.length === 0 ? inside(only.children) : inside()
  if (!(state & (HEADER_ROW | HEADER_COLUMN))) return <td {...spans}>{content}</td>
  return (
    <th scope={state & HEADER_ROW ? 'col' : 'row'} {...spans}>
      {content}
    </th>
  )
})

export const tableRow = converter((node, inside) => (
  <tr>{inside((node.children as DocumentNode[]).filter(({ type }) => type === 'tablecell'))}</tr>
))
