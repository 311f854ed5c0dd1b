import type { DocumentNode } from '@/lib/document'
import { passageIdOf } from '@/lib/passages'
import { lostFormats, partsOf, withTexts } from './nodes'
import type { Pair } from './pairing'

/** The top-level nodes of a translation after one of them was written, the id of that one, and whether it lost formats. */
export type WrittenNodes = { nodes: DocumentNode[]; id: string; hasLost: boolean }

const withId = (node: DocumentNode, id: string): DocumentNode => {
  if (node.type === 'block') return { ...node, fields: { ...(node.fields as object), id } }
  return { ...node, $: { ...(node.$ as object | undefined), id } }
}

const hasWords = (node: DocumentNode | undefined): boolean => node !== undefined && partsOf(node).length > 0

/**
 * Writes the texts of one passage. A new node comes after the translation of what precedes it in the source, with the
 * pictures and rules that are next to it there, and takes over the id of its source.
 */
export function writeNode(
  pairs: readonly Pair[],
  target: readonly DocumentNode[],
  at: Pair,
  texts: ReadonlyMap<string, string>,
  newId: () => string,
  isTagged = false,
): WrittenNodes {
  const source = (at.source ?? at.target) as DocumentNode
  const written = withTexts(source, at.target, texts, isTagged)
  const hasLost = at.source !== undefined && lostFormats(at.source, written).length > 0
  if (at.target) {
    const id = passageIdOf(at.target) ?? newId()
    return { nodes: target.map((node) => (node === at.target ? withId(written, id) : node)), id, hasLost }
  }
  const taken = new Set(target.map(passageIdOf))
  const own = passageIdOf(source)
  const id = own && !taken.has(own) ? own : newId()
  const index = pairs.indexOf(at)
  const previous = pairs.slice(0, index).findLast((pair) => pair.source && pair.target)?.target
  const place = previous ? target.indexOf(previous) + 1 : 0
  const { before, after } = wordlessAround(pairs, index)
  const added = [...before, withId(written, id), ...after]
  return { nodes: [...target.slice(0, place), ...added, ...target.slice(place)], id, hasLost }
}

/** The pictures and rules that the translation lacks: before the passage, and after it when no words follow. */
function wordlessAround(pairs: readonly Pair[], index: number) {
  const isWordless = ({ source, target }: Pair) => source !== undefined && !target && !hasWords(source)
  const nodesOf = (list: readonly Pair[]) => list.map(({ source }) => structuredClone(source as DocumentNode))
  const earlier = pairs.slice(0, index)
  const start = earlier.findLastIndex((pair) => !isWordless(pair)) + 1
  const later = pairs.slice(index + 1).filter(({ source }) => source)
  const isLast = !later.some(({ source }) => hasWords(source))
  return { before: nodesOf(earlier.slice(start)), after: isLast ? nodesOf(later.filter(isWordless)) : [] }
}

/** The top-level nodes of a translation without one of them. */
export const withoutNode = (target: readonly DocumentNode[], node: DocumentNode): DocumentNode[] =>
  target.filter((one) => one !== node)
