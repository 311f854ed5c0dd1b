import { deepestNode, isNodeType, type DocumentNode } from './document'
import { freeSlug, slugOf } from './slug'

/** A heading of a body as it stands on its page: `level` 2 to 6, since the page's own title is the first. */
export type Heading = { id: string; text: string; level: number }

type Node = DocumentNode & { tag?: unknown }

const childrenOf = (node: DocumentNode): Node[] =>
  Array.isArray(node.children) ? (node.children as Node[]) : []

/** A node without what no page can show: unknown nodes, and those deeper than any that is kept. */
function sound(node: DocumentNode, depth: number): DocumentNode {
  const children = childrenOf(node).filter(
    (child) => typeof child === 'object' && child !== null && isNodeType(child.type),
  )
  const kept = depth < deepestNode ? children.map((child) => sound(child, depth + 1)) : []
  return { ...node, children: kept }
}

/** A body as a page can show it, however it came into the database; undefined when there is none. */
export function soundDocument(document: unknown): { root: DocumentNode } | undefined {
  const root = (document as { root?: DocumentNode } | null | undefined)?.root
  return typeof root === 'object' && root !== null ? { root: sound(root, 0) } : undefined
}

const wordsOf = (node: DocumentNode): string =>
  typeof node.text === 'string' ? node.text : childrenOf(node).map(wordsOf).join('')

const rankOf = ({ tag }: Node) => Number(/^h([1-6])$/.exec(String(tag))?.[1] ?? 2)

/**
 * The headings of a sound body by their node, each with an address of its own. Whatever an author began with, the first
 * rank becomes the second level, and no level is skipped.
 */
export function outlineOf({ root }: { root: DocumentNode }): Map<DocumentNode, Heading> {
  const nodes = childrenOf(root).filter((node) => node.type === 'heading' && wordsOf(node).trim())
  const highest = Math.min(...nodes.map(rankOf))
  const taken = new Set<string>()
  const outline = new Map<DocumentNode, Heading>()
  let before = 1
  for (const node of nodes) {
    const text = wordsOf(node).trim()
    before = Math.min(rankOf(node) - highest + 2, before + 1, 6)
    // The first letter keeps these apart from the addresses of the page itself.
    const id = freeSlug(`s-${slugOf(text) || 'part'}`, taken)
    taken.add(id)
    outline.set(node, { id, text, level: before })
  }
  return outline
}

/** The parts of a body that a table of contents lists. */
export function partsOf(document: unknown): Heading[] {
  const body = soundDocument(document)
  return body ? [...outlineOf(body).values()].filter(({ level }) => level === 2) : []
}
