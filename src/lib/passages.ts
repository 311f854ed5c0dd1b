import type { DocumentNode } from './document'

type Document = { root: DocumentNode }

const childrenOf = ({ root }: Document): DocumentNode[] =>
  Array.isArray(root.children) ? (root.children as DocumentNode[]) : []

/** Blocks and pictures have an id of their own, which the editor keeps; it drops the state of these nodes. */
const ownIdOf = ({ type, fields, ...node }: DocumentNode & { id?: unknown }): unknown =>
  type === 'block' ? (fields as { id?: unknown } | undefined)?.id : type === 'upload' ? node.id : undefined

/** A rule has no words, and the editor drops its state. */
const hasId = ({ type }: DocumentNode): boolean => type !== 'horizontalrule'

/** The id of a top-level node, by which its versions and translations are compared; undefined when it has none. */
export function passageIdOf(node: DocumentNode): string | undefined {
  const id = ownIdOf(node) ?? (node.$ as { id?: unknown } | undefined)?.id
  return typeof id === 'string' && id !== '' ? id : undefined
}

function withId(node: DocumentNode, id: string): DocumentNode {
  if (node.type === 'block') return { ...node, fields: { ...(node.fields as object), id } }
  if (node.type === 'upload') return { ...node, id } as DocumentNode
  return { ...node, $: { ...(node.$ as object | undefined), id } }
}

/** A node as text, without its id and in a fixed order of keys, because jsonb reorders them. */
const contentOf = (node: DocumentNode): string => JSON.stringify(sorted(withId(node, '')))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inside]) => [key, sorted(inside)] as const)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Returns a valid document in which each top-level node has an id of its own. A node without one takes over that of the
 * previous version: of the node with the same content, or, when as many nodes changed as were there before, of the node in
 * the same place. Of two nodes with the same id, the first keeps it.
 */
export function withPassageIds<D extends Document>(document: D, previous: unknown, newId: () => string): D {
  const nodes = childrenOf(document)
  const before = (previous as Document | null | undefined)?.root ? childrenOf(previous as Document) : []
  const taken = new Set<string>()
  const ids = nodes.map((node) => claim(passageIdOf(node), taken))
  const content = before.map(contentOf)
  for (const [index, node] of nodes.entries()) {
    if (ids[index] || !hasId(node)) continue
    const text = contentOf(node)
    const match = before.find((old, at) => content[at] === text && !taken.has(passageIdOf(old) ?? ''))
    ids[index] = claim(match && passageIdOf(match), taken)
  }
  fillGaps(nodes, ids, before, taken)
  const children = nodes.map((node, index) => {
    if (!hasId(node)) return node
    const id = ids[index] ?? newId()
    return passageIdOf(node) === id ? node : withId(node, id)
  })
  return { ...document, root: { ...document.root, children } }
}

function claim(id: string | undefined, taken: Set<string>): string | undefined {
  if (!id || taken.has(id)) return undefined
  taken.add(id)
  return id
}

/** Gives the nodes between two matched ones the ids that were between them before, if their number is the same. */
function fillGaps(
  nodes: DocumentNode[],
  ids: (string | undefined)[],
  before: DocumentNode[],
  taken: Set<string>,
) {
  const old = before.filter(hasId).map(passageIdOf)
  const kept = nodes.flatMap((node, index) => (hasId(node) ? [index] : []))
  let start = 0
  while (start < kept.length) {
    let end = start
    while (end < kept.length && !ids[kept[end] as number]) end += 1
    if (end > start) {
      const from = start === 0 ? 0 : old.indexOf(ids[kept[start - 1] as number]) + 1
      const to = end === kept.length ? old.length : old.indexOf(ids[kept[end] as number])
      const isKnown = start === 0 || from > 0
      if (isKnown && to - from === end - start)
        for (let at = 0; at < end - start; at += 1)
          ids[kept[start + at] as number] = claim(old[from + at], taken)
    }
    start = end + 1
  }
}
