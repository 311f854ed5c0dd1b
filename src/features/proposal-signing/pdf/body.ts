import { light as colors } from '@/lib/colors'
import type { DocumentNode } from '@/lib/document'
import { outlineOf, sanitizeDocument, type Heading } from '@/lib/outline'
import { printable } from '@/lib/printable'
import { gap, indented, pictureSlice, ruleSlice, textSlices, type Slice } from '@/lib/server/pdf/blocks'
import type { Item } from '@/lib/server/pdf/flow'
import { paragraph } from '@/lib/server/pdf/letterhead'
import type { TextStyle } from '@/lib/server/pdf/lines'
import { looks } from '@/lib/server/pdf/look'
import type { Element, Paper } from '@/lib/server/pdf/paper'
import { altOf, fileOf, type Pictures } from './pictures'
import { childrenOf, tableOf } from './table'
import { spansOf } from './words'

type Node = DocumentNode & Record<'format' | 'indent' | 'listType', unknown>

/** Where blocks are printed. */
type Place = {
  paper: Paper
  pictures: Pictures
  outline: Map<DocumentNode, Heading>
  /** Those of the headings of level 2. */
  numbers: Map<DocumentNode, number>
  width: number
  style: TextStyle
  parent: Element
  maxPictureHeight: number
}

const MAX_PICTURE_HEIGHT = 540
/** With the head of the table, it must fit on a page. */
const MAX_PICTURE_HEIGHT_IN_CELL = 380
const POINTS_PER_PIXEL = 0.75
const INDENT = 20
const MAX_INDENT = 4
const MARKER_WIDTH = 18
/** In a narrower column an item is below its marker, and a list in a list is not indented. */
const MIN_LIST_WIDTH = 60
const QUOTE_INDENT = 12
const PARAGRAPH_GAP = 8

/** The body of a proposal as it was frozen, with its pictures. Every node of its editor is printed, whatever it is in. */
export function bodyItems(paper: Paper, document: unknown, pictures: Pictures): Item[] {
  const body = sanitizeDocument(document)
  if (!body) return []
  const outline = outlineOf(body)
  const parts = [...outline].filter(([, { level }]) => level === 2)
  const place: Place = {
    paper,
    pictures,
    outline,
    numbers: new Map(parts.map(([node], index) => [node, index + 1])),
    width: paper.width,
    style: looks.text,
    parent: paper.root,
    maxPictureHeight: MAX_PICTURE_HEIGHT,
  }
  return childrenOf(body.root).flatMap((node): Item[] => {
    if (node.type !== 'table') return slicesOf([node], place)
    const table = tableOf(paper, node, (cell, inside) =>
      withoutTrailingGaps(
        slicesOf(childrenOf(cell), { ...place, ...inside, maxPictureHeight: MAX_PICTURE_HEIGHT_IN_CELL }),
      ),
    )
    return table ? [table, gap(PARAGRAPH_GAP * 2)] : []
  })
}

const blockTypes = new Set([
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'table',
  'tablerow',
  'tablecell',
  'horizontalrule',
  'upload',
  'block',
])

/** The slices of nodes. Inline nodes beside blocks are a paragraph. */
function slicesOf(nodes: readonly DocumentNode[], place: Place): Slice[] {
  const slices: Slice[] = []
  let inline: DocumentNode[] = []
  const endParagraph = () => {
    if (inline.length > 0) slices.push(...paragraphSlices({ type: 'paragraph', children: inline }, place))
    inline = []
  }
  for (const node of nodes) {
    if (!blockTypes.has(String(node.type)) && !hasBlock(node)) inline.push(node)
    else {
      endParagraph()
      slices.push(...blockSlices(node as Node, place))
    }
  }
  endParagraph()
  return slices
}

const hasBlock = (node: DocumentNode): boolean =>
  childrenOf(node).some((child) => blockTypes.has(String(child.type)) || hasBlock(child))

function blockSlices(node: Node, place: Place): Slice[] {
  const { paper, parent, width } = place
  // A block between inline nodes, as a picture in a paragraph.
  if (node.type !== 'list' && node.type !== 'quote' && hasBlock(node))
    return slicesOf(childrenOf(node), place)
  switch (node.type) {
    case 'heading':
      return headingSlices(node, place)
    case 'list':
      return [...listSlices(node, { ...place, parent: paper.element('L', parent) }), gap(PARAGRAPH_GAP - 3)]
    case 'quote': {
      const by = Math.min(QUOTE_INDENT, width / 4)
      const inner = { ...place, width: width - by, parent: paper.element('BlockQuote', parent) }
      const line = (slice: Slice) => (x: number, y: number) =>
        paper.mark(undefined, () => paper.doc.rect(x, y, 1.5, slice.height).fill(colors.accent))
      const slices = withoutTrailingGaps(slicesOf(childrenOf(node), inner))
      return [...indented(slices, by, line), gap(PARAGRAPH_GAP)]
    }
    case 'horizontalrule':
      return [gap(12), ruleSlice(paper, width, colors.ink, 0.75), gap(12)]
    case 'upload':
      return uploadSlices(node, place)
    default:
      return paragraphSlices(node, place)
  }
}

const indentOf = ({ indent }: Node): number =>
  Math.min(Math.max(Math.trunc(Number(indent) || 0), 0), MAX_INDENT) * INDENT

const alignOf = ({ format }: Node) => {
  if (format === 'center') return 'center'
  return format === 'right' || format === 'end' ? 'right' : 'left'
}

function paragraphSlices(node: DocumentNode, { paper, width, style, parent }: Place): Slice[] {
  const spans = spansOf(childrenOf(node), style)
  if (spans.length === 0) return []
  // In a column of few words there is no room for an indent.
  const by = Math.min(indentOf(node as Node), width / 3)
  const lines = textSlices(paper, spans, {
    width: width - by,
    align: alignOf(node as Node),
    element: paper.element('P', parent),
  })
  return [...(by > 0 ? indented(lines, by) : lines), gap(PARAGRAPH_GAP)]
}

const headingSizes: Record<number, number> = { 2: 15, 3: 12.5 }

function headingSlices(node: Node, place: Place): Slice[] {
  const { paper, outline, numbers, width, parent } = place
  const heading = outline.get(node)
  const level = heading?.level ?? 4
  const size = headingSizes[level]
  const style: TextStyle = size ? { ...looks.heading, size } : { ...looks.strong, size: 10.5 }
  const words = spansOf(childrenOf(node), style)
  if (words.length === 0) return []
  // As on the page (portal/proposal-text.module.css).
  const number = numbers.get(node)
  const spans = number
    ? [{ text: `${number}\u2002`, style: { ...style, color: colors.muted } }, ...words]
    : words
  const [first, ...rest] = textSlices(paper, spans, {
    width,
    leading: 1.25,
    align: alignOf(node),
    isKept: true,
    element: paper.element(`H${level}`, parent),
  })
  if (!first) return []
  const withBookmark: Slice = {
    ...first,
    draw: (x, y, isRepeated) => {
      if (heading?.level === 2) paper.doc.outline.addItem(printable(heading.text))
      first.draw?.(x, y, isRepeated)
    },
  }
  return [gap(size === 15 ? 14 : 8), withBookmark, ...rest, gap(5, true)]
}

/** The items of a list. A list in a list is an item of its own, without a marker, as the editor stores it. */
function listSlices(node: Node, place: Place): Slice[] {
  const { paper, style, width } = place
  let number = 0
  return childrenOf(node).flatMap((item) => {
    const inside = childrenOf(item)
    const isNested = inside.length > 0 && inside.every(({ type }) => type === 'list')
    if (!isNested || number === 0) number += 1
    const element = paper.element('LI', place.parent)
    const label = node.listType === 'number' ? `${number}.` : '•'
    const isNarrow = width < MIN_LIST_WIDTH
    const markerWidth = MARKER_WIDTH + Math.max(label.length - 3, 0) * 6
    const marker = isNested
      ? []
      : paragraph(paper, label, style, {
          width: isNarrow ? width : markerWidth,
          role: 'Lbl',
          parent: element,
        })
    const by = isNarrow ? 0 : markerWidth
    const body = { ...place, width: width - by, parent: paper.element('LBody', element) }
    const slices = withoutTrailingGaps(slicesOf(inside, body))
    if (isNarrow) return [...marker, ...slices, gap(3)]
    const [first, ...rest] = indented(slices, by)
    const [mark] = marker
    if (!mark || !first) return [mark ?? first ?? gap(0), ...rest, gap(3)]
    const marked: Slice = {
      ...first,
      height: Math.max(first.height, mark.height),
      draw: (x, y, isRepeated) => {
        mark.draw?.(x, y, isRepeated)
        first.draw?.(x, y, isRepeated)
      },
    }
    return [marked, ...rest, gap(3)]
  })
}

/** A picture, never enlarged, or its alternative text when it cannot be printed. */
function uploadSlices(
  node: Node,
  { paper, pictures, parent, width, style, maxPictureHeight }: Place,
): Slice[] {
  const picture = fileOf(node, pictures)
  const alt = printable(altOf(node))
  if (!picture) {
    const missing = alt ? paragraph(paper, alt, { ...style, color: colors.muted }, { width, parent }) : []
    return [...missing, gap(PARAGRAPH_GAP)]
  }
  const scale = Math.min(POINTS_PER_PIXEL, width / picture.width, maxPictureHeight / picture.height)
  const size = { width: picture.width * scale, height: picture.height * scale }
  return [gap(4), pictureSlice(paper, { file: picture.data, ...size, alt }, parent), gap(12)]
}

function withoutTrailingGaps(slices: readonly Slice[]): Slice[] {
  const last = slices.findLastIndex(({ draw }) => draw)
  return slices.slice(0, last + 1)
}
