import { RichText as Renderer, type JSXConverters } from '@payloadcms/richtext-lexical/react'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { Fragment, type ReactNode } from 'react'

import { isSafeLink, plainTextOf, type DocumentNode } from '@/lib/document'
import { outlineOf, sanitizeDocument, type Heading } from '@/lib/outline'
import { pictureOf } from '@/lib/picture'
import { textMarkClasses, textMarksOf, hasFormat, textFormat } from '@/lib/text-marks'
import { converter, type Converter, type Node, table, tableCell, tableRow } from './rich-text-tables'
import { UploadPicture } from './upload-picture'

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

/** The elements of formats, from the innermost out. */
const marks = [
  [textFormat.code, 'code'],
  [textFormat.bold, 'strong'],
  [textFormat.italic, 'em'],
  [textFormat.strikethrough, 's'],
  [textFormat.underline, 'u'],
  [textFormat.subscript, 'sub'],
  [textFormat.superscript, 'sup'],
] as const

const formatText = ({ text, format }: Node): ReactNode =>
  marks.reduce<ReactNode>(
    (inside, [bit, Tag]) => (hasFormat(format, bit) ? <Tag>{inside}</Tag> : inside),
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
const blockConverters = (renderers: BlockRenderers): Record<string, Converter> =>
  Object.assign(
    Object.create(null) as Record<string, Converter>,
    Object.fromEntries(
      Object.entries(renderers).map(([kind, render]) => [
        kind,
        converter(({ fields }) => render((fields ?? {}) as BlockFields)),
      ]),
    ),
  )

const convertersFor = (outline: Map<DocumentNode, Heading>, blocks: BlockRenderers): JSXConverters => ({
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
  tablerow: tableRow,
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
})

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
      // Typed loosely, because it is untrusted: sanitizeDocument has left only nodes of known types.
      data={body as SerializedEditorState}
      converters={convertersFor(outlineOf(body), blocks)}
      className={className}
      disableIndent
      disableTextAlign
    />
  )
}
