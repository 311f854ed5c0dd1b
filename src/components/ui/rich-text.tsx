import { RichText as Renderer, type JSXConverters } from '@payloadcms/richtext-lexical/react'
import { Fragment, type ReactNode } from 'react'

import { isSafeLink, plainTextOf, type DocumentNode } from '@/lib/document'
import { outlineOf, sanitizeDocument, type Heading } from '@/lib/outline'
import { pictureOf } from '@/lib/picture'
import { textMarkClasses, textMarksOf } from '@/lib/text-marks'
import { UploadPicture } from './upload-picture'

type Cell = Record<'headerState' | 'colSpan' | 'rowSpan', unknown>
type Node = DocumentNode & Cell & Record<'format' | 'indent' | 'direction' | 'listType' | 'value', unknown>
type Arguments = { node: unknown; nodesToJSX: (of: { nodes: never[] }) => ReactNode }
type Render = (node: Node, inside: (nodes?: unknown) => ReactNode) => ReactNode

/** Returns a converter for Payload's renderer; `render` gets the node and a function that renders its children. */
const converter =
  (render: Render) =>
  ({ node, nodesToJSX }: Arguments): ReactNode =>
    render(node as Node, (nodes = (node as Node).children) => nodesToJSX({ nodes: nodes as never[] }))

/** Bits of a cell's header state: it names its column, or its row. */
const HEADER_ROW = 1
const HEADER_COLUMN = 2
const MAX_SPAN = 100

const alignments: Record<string, string> = {
  center: 'text-center',
  right: 'text-right',
  end: 'text-end',
  justify: 'text-justify',
}
const indents = ['', 'ps-6 sm:ps-10', 'ps-10 sm:ps-20', 'ps-14 sm:ps-30', 'ps-18 sm:ps-40']

/** Alignment and indent of a block as classes, because the content security policy forbids inline styles. */
function blockProps({ format, indent, direction }: Node, indented = true) {
  const step = indented ? Math.min(Math.max(Math.trunc(Number(indent) || 0), 0), indents.length - 1) : 0
  const className = [alignments[String(format)], indents[step]].filter(Boolean).join(' ')
  return { className: className || undefined, dir: direction === 'rtl' ? ('rtl' as const) : undefined }
}

/** Lexical's format bits and their elements, from the innermost out. */
const marks = [
  [16, 'code'],
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [32, 'sub'],
  [64, 'sup'],
] as const

const formatText = ({ text, format }: Node): ReactNode =>
  marks.reduce<ReactNode>(
    (inside, [bit, Tag]) => (Number(format) & bit ? <Tag>{inside}</Tag> : inside),
    typeof text === 'string' ? text : '',
  )

/** A text with its color, background and language. */
function markedText(node: Node): ReactNode {
  const text = formatText(node)
  const marked = textMarksOf(node.$)
  const className = textMarkClasses(marked).join(' ') || undefined
  if (!className && !marked.lang) return <Fragment>{text}</Fragment>
  return (
    <span className={className} lang={marked.lang}>
      {text}
    </span>
  )
}

/** In characters. A longer quote is rendered as a block quote, not as a pull quote. */
const MAX_PULL_QUOTE_LENGTH = 130

/** An unsafe link is rendered as plain text. */
const link = converter(({ fields }, inside) => {
  const { url, newTab } = (fields ?? {}) as { url?: unknown; newTab?: unknown }
  if (!isSafeLink(url)) return <>{inside()}</>
  const elsewhere = /^https?:/i.test(url as string)
  return (
    <a
      href={url as string}
      rel={elsewhere ? 'noopener noreferrer' : undefined}
      target={newTab === true ? '_blank' : undefined}
    >
      {inside()}
    </a>
  )
})

/** Moves a nested list, which Lexical stores as an item of its own, into the item before it. */
function nestLists(list: Node): DocumentNode[] {
  const items: DocumentNode[] = []
  for (const item of (list.children as DocumentNode[]).filter(({ type }) => type === 'listitem')) {
    const children = item.children as DocumentNode[]
    const last = items.at(-1)
    if (last && children.length > 0 && children.every(({ type }) => type === 'list'))
      items[items.length - 1] = { ...last, children: [...(last.children as DocumentNode[]), ...children] }
    else items.push(item)
  }
  return items
}

const isHeaderRow = ({ children }: DocumentNode): boolean =>
  Array.isArray(children) &&
  children.length > 0 &&
  (children as Cell[]).every(({ headerState }) => (Number(headerState) & HEADER_ROW) !== 0)

/** Rows of header cells at the start are the head of the table. A wide table scrolls, by the keyboard too. */
const table = converter((node, inside) => {
  const rows = (node.children as DocumentNode[]).filter(({ type }) => type === 'tablerow')
  const firstBodyRow = rows.findIndex((row) => !isHeaderRow(row))
  const headRows = firstBodyRow === -1 ? [] : rows.slice(0, firstBodyRow)
  const bodyRows = rows.slice(headRows.length)
  if (rows.length === 0) return null
  return (
    <div className="prose-table" tabIndex={0}>
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

const tableCell = converter((node, inside) => {
  const { headerState, colSpan, rowSpan } = node
  const state = Number(headerState) || 0
  const spans = { colSpan: span(colSpan), rowSpan: span(rowSpan) }
  const [only, ...more] = node.children as DocumentNode[]
  const content = only?.type === 'paragraph' && more.length === 0 ? inside(only.children) : inside()
  if (!(state & (HEADER_ROW | HEADER_COLUMN))) return <td {...spans}>{content}</td>
  return (
    <th scope={state & HEADER_ROW ? 'col' : 'row'} {...spans}>
      {content}
    </th>
  )
})

const picture = converter(({ value }) => {
  const shown = pictureOf(value)
  if (!shown) return null
  return (
    <figure>
      <UploadPicture
        picture={shown}
        sizes="(min-width: 67.5rem) 54rem, 92vw"
        alt={shown.alt ?? ''}
        loading="lazy"
        decoding="async"
      />
    </figure>
  )
})

const heading = (outline: Map<DocumentNode, Heading>) =>
  converter((node, inside) => {
    const known = outline.get(node)
    // The heading is empty, or not allowed here.
    if (!known) return <p {...blockProps(node)}>{inside()}</p>
    const Tag = `h${known.level}` as 'h2'
    return (
      <Tag id={known.id} {...blockProps(node)}>
        {inside()}
      </Tag>
    )
  })

type BlockFields = Record<string, unknown>
/** Renders a block of each kind from its fields. */
export type BlockRenderers = Readonly<Record<string, (fields: BlockFields) => ReactNode>>

/** Without a prototype, because the kind of a block is looked up in it. */
const blockConverters = (renderers: BlockRenderers): object =>
  Object.assign(
    Object.create(null) as object,
    Object.fromEntries(
      Object.entries(renderers).map(([kind, render]) => [
        kind,
        converter(({ fields }) => render((fields ?? {}) as BlockFields)),
      ]),
    ),
  )

const convertersFor = (outline: Map<DocumentNode, Heading>, blocks: BlockRenderers) =>
  ({
    paragraph: converter((node, inside) =>
      (node.children as unknown[]).length > 0 ? <p {...blockProps(node)}>{inside()}</p> : null,
    ),
    heading: heading(outline),
    quote: converter((node, inside) => {
      const { className, dir } = blockProps(node, false)
      const isLong = plainTextOf({ root: { children: [node] } }).length > MAX_PULL_QUOTE_LENGTH
      return (
        <blockquote
          className={[className, isLong && 'prose-long-quote'].filter(Boolean).join(' ') || undefined}
          dir={dir}
        >
          <p>{inside()}</p>
        </blockquote>
      )
    }),
    list: converter((node, inside) => {
      const Tag = node.listType === 'number' ? 'ol' : 'ul'
      const items = nestLists(node)
      return items.length > 0 ? <Tag>{inside(items)}</Tag> : null
    }),
    listitem: converter((node, inside) => <li {...blockProps(node, false)}>{inside()}</li>),
    table,
    tablerow: converter((node, inside) => (
      <tr>{inside((node.children as DocumentNode[]).filter(({ type }) => type === 'tablecell'))}</tr>
    )),
    tablecell: tableCell,
    link,
    autolink: link,
    upload: picture,
    horizontalrule: () => <hr />,
    blocks: blockConverters(blocks),
    text: converter(markedText),
    linebreak: () => <br />,
    tab: converter(({ text }) => (typeof text === 'string' ? text : '\t')),
    unknown: () => null,
  }) as unknown as JSXConverters

type Props = {
  /** A Lexical document, read with a depth of at least 1 so that its pictures are populated. */
  document: unknown
  className?: string
  /** Other blocks are left out. */
  blocks?: BlockRenderers
}

/** Renders rich text on the server. Headings start at the second level; the first is the page title. */
export function RichText({ document, className = 'prose', blocks = {} }: Props) {
  const body = sanitizeDocument(document)
  if (!body) return null
  return (
    <Renderer
      data={body as never}
      converters={convertersFor(outlineOf(body), blocks)}
      className={className}
      disableIndent
      disableTextAlign
    />
  )
}
