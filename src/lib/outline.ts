import { MAX_NODE_DEPTH, isNode, type DocumentNode } from './document'
import { firstFreeSlug, slugOf } from './slug'

/** A heading of a rendered body. `level` is 2 to 6, because the page title is the h1. */
export type Heading = { id: string; text: string; level: number }

type Node = DocumentNode & { tag?: unknown }

const childrenOf = (node: DocumentNode): Node[] =>
  Array.isArray(node.children) ? (node.children as Node[]) : []

/** Drops unknown nodes and nodes below MAX_NODE_DEPTH. */
function sanitizeNode(node: DocumentNode, depth: number): DocumentNode {
  const children = Array.isArray(node.children) ? node.children.filter(isNode) : []
  const kept = depth < MAX_NODE_DEPTH ? children.map((child) => sanitizeNode(child, depth + 1)) : []
  return { ...node, children: kept }
}

/** A body that is safe to render, even if it was stored without validation; undefined when there is none. */
export function sanitizeDocument(document: unknown): { root: DocumentNode } | undefined {
  const root = (document as { root?: DocumentNode | null } | null | undefined)?.root
  return typeof root === 'object' && root !== null ? { root: sanitizeNode(root, 0) } : undefined
}

const textOf = (node: DocumentNode): string =>
  typeof node.text === 'string' ? node.text : childrenOf(node).map(textOf).join('')

const rankOf = ({ tag }: Node) => Number(/^h([1-6])$/.exec(String(tag))?.[1] ?? 2)

/**
 * The headings of a sanitized body, keyed by node, each with a unique id. The author's highest rank becomes level 2, and
 * no level is skipped.
 */
export function outlineOf({ root }: { root: DocumentNode }): Map<DocumentNode, Heading> {
  const nodes = childrenOf(root).filter((node) => node.type === 'heading' && textOf(node).trim())
  const highest = Math.min(...nodes.map(rankOf))
  const taken = new Set<string>()
  const outline = new Map<DocumentNode, Heading>()
  let previousLevel = 1
  for (const node of nodes) {
    const text = textOf(node).trim()
    previousLevel = Math.min(rankOf(node) - highest + 2, previousLevel + 1, 6)
    // The prefix keeps heading ids apart from the ids of the page itself.
    const id = firstFreeSlug(`s-${slugOf(text) || 'part'}`, taken)
    taken.add(id)
    outline.set(node, { id, text, level: previousLevel })
  }
  return outline
}

/** The level-2 headings of a body. */
export function tableOfContents(document: unknown): Heading[] {
  const body = sanitizeDocument(document)
  return body ? [...outlineOf(body).values()].filter(({ level }) => level === 2) : []
}
