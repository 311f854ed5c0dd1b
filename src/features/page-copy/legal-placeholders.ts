import { plainTextOf, type DocumentNode } from '@/lib/document'

/** The names that legal texts may have in braces, such as {legalName}. The site settings fill them. */
const placeholders = [
  'legalName',
  'address',
  'taxId',
  'privacyEmail',
  'representative',
  'governingLaw',
  'dataBankNumber',
] as const

export type PlaceholderValues = Partial<Record<(typeof placeholders)[number], string>>

const pattern = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g')
const blockTypes = new Set<unknown>(['paragraph', 'heading', 'quote', 'listitem'])

const fillText = (text: string, values: PlaceholderValues) =>
  text.replace(pattern, (match, name: keyof PlaceholderValues) => values[name] ?? match)

const hasPlaceholder = (node: DocumentNode) =>
  plainTextOf({ root: { children: [node] } }).search(pattern) >= 0

/** Whether a node is shown: not a block with a placeholder that has no value, nor a list without items. */
function isComplete(node: DocumentNode): boolean {
  if (node.type === 'list') return (node.children as unknown[]).length > 0
  return !(blockTypes.has(node.type) && hasPlaceholder(node))
}

function fillNode<Node extends DocumentNode>(node: Node, values: PlaceholderValues): Node {
  if (typeof node.text === 'string') return { ...node, text: fillText(node.text, values) }
  if (!Array.isArray(node.children)) return node
  const children = (node.children as DocumentNode[]).map((child) => fillNode(child, values))
  return { ...node, children: children.filter(isComplete) }
}

/**
 * Returns a Lexical document with its placeholders filled. Leaves out a paragraph, heading, quote or list item with a
 * placeholder that has no value.
 */
export const fillPlaceholders = <Document extends { root: object } | null | undefined>(
  document: Document,
  values: PlaceholderValues,
): Document => document && { ...document, root: fillNode(document.root as DocumentNode, values) }
