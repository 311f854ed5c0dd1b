import { setImmediate } from 'node:timers/promises'

import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'

import { AppError } from '@/lib/app-error'
import { documentErrorOf, isSafeLink, type DocumentNode } from '@/lib/document'
import type { Proposal } from '@/payload-types'
import {
  joinBlocks,
  markdownPieces,
  withoutEmptyParagraphs,
  isConvertible,
  normalizeMarkdown,
} from '../markdown-rules'
import { proposalTemplateLimits } from '../rules'

/**
 * Returns the document of a proposal that the Markdown describes, with the features of its editor. HTML stays text, and an
 * unsafe link its words. A long text takes seconds: it is converted in pieces, between which other requests go on. Throws
 * AppError `invalid` with the field `content` when it is too long, too deep, or no text.
 * In a route the config is that of `lib/server/payload`: the one of a request comes from another bundle, whose classes of
 * nodes the converter of this one does not accept.
 */
export async function proposalDocument(
  { config }: Pick<Payload, 'config'>,
  markdown: string,
  pieceSize = PIECE_SIZE,
): Promise<Proposal['content']> {
  if (markdown.length > proposalTemplateLimits.content) throw invalid('too_long')
  const proposals = config.collections.find(({ slug }) => slug === 'proposals')
  const field = proposals?.flattenedFields.find(({ name }) => name === 'content')
  if (field?.type !== 'richText') throw new Error('proposals have no rich text field named content')
  const editorConfig = editorConfigFactory.fromField({ field })
  const normal = normalizeMarkdown(markdown)
  if (![markdown, normal].every(isConvertible)) throw invalid('invalid')
  const [first, ...rest] = markdownPieces(normal, pieceSize)
  const { root } = convertMarkdownToLexical({ editorConfig, markdown: first?.markdown ?? '' })
  let children = withoutEmptyParagraphs<DocumentNode>(root.children)
  for (const piece of rest) {
    await setImmediate()
    const more = convertMarkdownToLexical({ editorConfig, markdown: piece.markdown }).root.children
    children = joinBlocks(children, withoutEmptyParagraphs(more), piece.continues)
  }
  const whole = { ...root, children: children.length > 0 ? children : root.children }
  const document = { root: clean(whole, 0) } as Proposal['content']
  if (documentErrorOf(document, { isProposal: true })) throw invalid('invalid')
  return document
}

/** In lines and cells of tables: some 30 ms of the converter. */
const PIECE_SIZE = 100

const invalid = (content: string) => new AppError('invalid', { fields: { content } })

/** Far above what a document may have, which is checked afterwards. */
const MAX_DEPTH = 200

/** The converter removes the backslash of an escaped mark of formatting only. */
const ESCAPED_BLOCK = /\\([#>+=.)-])/g

/** Replaces unsafe links by their words, escaped marks by themselves, and trims the texts of table cells. */
function clean(node: DocumentNode, depth: number, isInCell = false): DocumentNode {
  if (node.type === 'text') return { ...node, text: String(node.text).replace(ESCAPED_BLOCK, '$1') }
  if (!Array.isArray(node.children) || depth > MAX_DEPTH) return node
  const isCell = isInCell || node.type === 'tablecell'
  const children = (node.children as DocumentNode[])
    .map((child) => clean(child, depth + 1, isCell))
    .flatMap((child) => (isUnsafeLink(child) ? (child.children as DocumentNode[]) : [child]))
  return { ...node, children: isCell && node.type === 'paragraph' ? trimmed(children) : children }
}

const isUnsafeLink = ({ type, fields }: DocumentNode): boolean =>
  (type === 'link' || type === 'autolink') && !isSafeLink((fields as { url?: unknown } | undefined)?.url)

/** The texts without spaces at the start and the end. */
const trimmed = (children: DocumentNode[]): DocumentNode[] =>
  children
    .map((child, index) => {
      if (typeof child.text !== 'string') return child
      const start = index === 0 ? child.text.trimStart() : child.text
      return { ...child, text: index === children.length - 1 ? start.trimEnd() : start }
    })
    .filter(({ text }) => text !== '')
