import { RichText as Renderer, type JSXConverters } from '@payloadcms/richtext-lexical/react'
import { Fragment, type ReactNode } from 'react'

import { isSafeLink, plainTextOf, type DocumentNode } from '@/lib/document'
import { outlineOf, soundDocument, type Heading } from '@/lib/outline'
import { pictureOf } from '@/lib/picture'
import { UploadPicture } from './upload-picture'

type Node = DocumentNode & Record<'format' | 'indent' | 'direction' | 'listType' | 'value', unknown>
type Arguments = { node: unknown; nodesToJSX: (of: { nodes: never[] }) => ReactNode }
type Show = (node: Node, inside: (nodes?: unknown) => ReactNode) => ReactNode

/** A converter of Payload's renderer from a function of the node and of what stands inside it. */
const as =
  (show: Show) =>
  ({ node, nodesToJSX }: Arguments): ReactNode =>
    show(node as Node, (nodes = (node as Node).children) => nodesToJSX({ nodes: nodes as never[] }))

const alignments: Record<string, string> = {
  center: 'text-center',
  right: 'text-right',
  end: 'text-end',
  justify: 'text-justify',
}
const indents = ['', 'ps-6 sm:ps-10', 'ps-10 sm:ps-20', 'ps-14 sm:ps-30', 'ps-18 sm:ps-40']

/** How a block stands: by classes, because the content policy of pages forbids inline styles. */
function standing({ format, indent, direction }: Node, indented = true) {
  const step = indented ? Math.min(Math.max(Math.trunc(Number(indent) || 0), 0), indents.length - 1) : 0
  const className = [alignments[String(format)], indents[step]].filter(Boolean).join(' ')
  return { className: className || undefined, dir: direction === 'rtl' ? ('rtl' as const) : undefined }
}

/** The marks of a text by their bit (Lexical's), from the innermost out. */
const marks = [
  [16, 'code'],
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [32, 'sub'],
  [64, 'sup'],
] as const

const marked = ({ text, format }: Node): ReactNode =>
  marks.reduce<ReactNode>(
    (inside, [bit, Tag]) => (Number(format) & bit ? <Tag>{inside}</Tag> : inside),
    typeof text === 'string' ? text : '',
  )

/** Characters: what is longer is a passage that is quoted, not a sentence to be pulled out. */
const longQuote = 130

/** A link that is not safe loses its address and keeps its words. */
const link = as(({ fields }, inside) => {
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

/** The editor keeps an inner list as an item of its own; on a page it belongs to the item before it. */
function itemsOf(list: Node): DocumentNode[] {
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

const picture = as(({ value }) => {
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
  as((node, inside) => {
    const known = outline.get(node)
    // Empty, or where no heading may stand.
    if (!known) return <p {...standing(node)}>{inside()}</p>
    const Tag = `h${known.level}` as 'h2'
    return (
      <Tag id={known.id} {...standing(node)}>
        {inside()}
      </Tag>
    )
  })

const convertersFor = (outline: Map<DocumentNode, Heading>) =>
  ({
    paragraph: as((node, inside) =>
      (node.children as unknown[]).length > 0 ? <p {...standing(node)}>{inside()}</p> : null,
    ),
    heading: heading(outline),
    quote: as((node, inside) => {
      const { className, dir } = standing(node, false)
      const isLong = plainTextOf({ root: { children: [node] } }).length > longQuote
      return (
        <blockquote
          className={[className, isLong && 'quote-long'].filter(Boolean).join(' ') || undefined}
          dir={dir}
        >
          <p>{inside()}</p>
        </blockquote>
      )
    }),
    list: as((node, inside) => {
      const Tag = node.listType === 'number' ? 'ol' : 'ul'
      const items = itemsOf(node)
      return items.length > 0 ? <Tag>{inside(items)}</Tag> : null
    }),
    listitem: as((node, inside) => <li {...standing(node, false)}>{inside()}</li>),
    link,
    autolink: link,
    upload: picture,
    horizontalrule: () => <hr />,
    text: as((node) => <Fragment>{marked(node)}</Fragment>),
    linebreak: () => <br />,
    tab: as(({ text }) => (typeof text === 'string' ? text : '\t')),
    unknown: () => null,
  }) as unknown as JSXConverters

type Props = {
  /** What the editor has kept; read with a depth of 1, so that its pictures are there. */
  document: unknown
  className?: string
}

/** A body in rich text, on the server. It has no first-level heading: that is its page's title. */
export function RichText({ document, className = 'prose' }: Props) {
  const body = soundDocument(document)
  if (!body) return null
  return (
    <Renderer
      data={body as never}
      converters={convertersFor(outlineOf(body))}
      className={className}
      disableIndent
      disableTextAlign
    />
  )
}
