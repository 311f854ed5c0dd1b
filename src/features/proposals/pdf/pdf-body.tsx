import { Link, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'

import { isSafeLink, plainTextOf, type DocumentNode } from '@/lib/document'
import { sanitizeDocument } from '@/lib/outline'
import { bodyStyles } from './body-styles'
import { printable } from '@/lib/printable'
import { altOf, PdfPicture, picturesOf, type Pictures } from './pdf-picture'

type Node = DocumentNode & { tag?: unknown; listType?: unknown; format?: unknown }

const BOLD = 1

/** The width of the text on a page, and the room between two cells of a table, in points. */
const TEXT_WIDTH = 496
const CELL_GAP = 8

const childrenOf = (node: DocumentNode): Node[] =>
  Array.isArray(node.children) ? (node.children as Node[]) : []

/** The body of a proposal as it was frozen, with its pictures. */
export function PdfBody({ document, pictures }: { document: unknown; pictures: Pictures }) {
  const body = sanitizeDocument(document)
  return (
    <View>
      {body &&
        childrenOf(body.root).map((node, index) => <Block key={index} node={node} pictures={pictures} />)}
    </View>
  )
}

type BlockProps = { node: Node; pictures: Pictures }

function Block({ node, pictures }: BlockProps): ReactNode {
  switch (node.type) {
    case 'heading':
      return (
        <Text style={bodyStyles.heading} minPresenceAhead={40}>
          <Words node={node} />
        </Text>
      )
    case 'list':
      return <List node={node} />
    case 'table':
      return childrenOf(node).map((row, index) => <Row key={index} node={row} pictures={pictures} />)
    case 'quote':
      return (
        <View style={bodyStyles.quote}>
          <Text>
            <Words node={node} />
          </Text>
        </View>
      )
    case 'horizontalrule':
      return <View style={bodyStyles.rule} />
    case 'upload':
      return <PdfPicture node={node} pictures={pictures} maxWidth={TEXT_WIDTH} />
    default:
      return (
        <Text style={bodyStyles.paragraph}>
          <Words node={node} />
        </Text>
      )
  }
}

function List({ node }: { node: Node }) {
  const isNumbered = node.listType === 'number'
  return (
    <View style={bodyStyles.list}>
      {childrenOf(node).map((item, index) => {
        const lists = childrenOf(item).filter(({ type }) => type === 'list')
        const words = { ...item, children: childrenOf(item).filter(({ type }) => type !== 'list') }
        return (
          <View key={index}>
            {words.children.length > 0 && (
              <View style={bodyStyles.item}>
                <Text style={bodyStyles.marker}>{isNumbered ? `${index + 1}.` : '•'}</Text>
                <Text style={bodyStyles.itemWords}>
                  <Words node={words} />
                </Text>
              </View>
            )}
            {lists.map((list, inner) => (
              <List key={inner} node={list} />
            ))}
          </View>
        )
      })}
    </View>
  )
}

function Row({ node, pictures }: BlockProps) {
  const cells = childrenOf(node)
  return (
    <View style={bodyStyles.row} wrap={false}>
      {cells.map((cell, index) => (
        <View key={index} style={bodyStyles.cell}>
          <Text>{printable(plainTextOf({ root: cell }))}</Text>
          {picturesOf(cell).map((picture, place) => (
            <PdfPicture
              key={place}
              node={picture}
              pictures={pictures}
              maxWidth={TEXT_WIDTH / cells.length - CELL_GAP}
            />
          ))}
        </View>
      ))}
    </View>
  )
}

/** The texts of a block. The fonts have no italics. */
function Words({ node }: { node: Node }): ReactNode {
  return childrenOf(node).map((child, index) => {
    if (child.type === 'linebreak') return '\n'
    if (child.type === 'tab') return ' '
    if (child.type === 'upload') return printable(altOf(child))
    if (child.type === 'link' || child.type === 'autolink') {
      const { url } = (child.fields ?? {}) as { url?: unknown }
      const words = <Words key={index} node={child} />
      return isSafeLink(url) && /^https?:/i.test(url as string) ? (
        <Link key={index} src={url as string} style={bodyStyles.link}>
          {words}
        </Link>
      ) : (
        words
      )
    }
    if (typeof child.text !== 'string') return <Words key={index} node={child} />
    const text = printable(child.text)
    return Number(child.format) & BOLD ? (
      <Text key={index} style={bodyStyles.strong}>
        {text}
      </Text>
    ) : (
      text
    )
  })
}
