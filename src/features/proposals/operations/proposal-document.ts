import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'

import { AppError } from '@/lib/app-error'
import { documentErrorOf, isSafeLink, type DocumentNode } from '@/lib/document'
import type { Proposal } from '@/payload-types'
import { isConvertible, normalizeMarkdown } from '../markdown-rules'
import { proposalTemplateLimits } from '../rules'

/**
 * Returns the document of a proposal that the Markdown describes, with the features of its editor. HTML stays text, and an
 * unsafe link its words. Throws AppError `invalid` with the field `content` when it is too long, too deep, or no text.
 * In a route the config is that of `lib/server/payload`: the one of a request comes from another bundle, whose classes of
 * nodes the converter of this one does not accept.
 */
export function proposalDocument({ config }: Pick<Payload, 'config'>, markdown: string): Proposal['content'] {
  if (markdown.length > proposalTemplateLimits.content) throw invalid('too_long')
  const proposals = config.collections.find(({ slug }) => slug === 'proposals')
  const field = proposals?.flattenedFields.find(({ name }) => name === 'content')
  if (field?.type !== 'richText') throw new Error('proposals have no rich text field named content')
  const editorConfig = editorConfigFactory.fromField({ field })
  const normal = normalizeMarkdown(markdown)
  if (!isConvertible(normal)) throw invalid('invalid')
  const { root } = convertMarkdownToLexical({ editorConfig, markdown: normal })
  const document = { root: clean(root as DocumentNode, 0) } as Proposal['content']
  if (documentErrorOf(document, { isProposal: true })) throw invalid('invalid')
  return document
}

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
