import type { DocumentNode } from '@/lib/document'
import { passageIdOf } from '@/lib/passages'
import { kindOf, lostFormats, partsOf, withTexts } from './nodes'

/** A node of the source and its translation; one of them can be missing. */
export type Pair = { source?: DocumentNode; target?: DocumentNode }

/** Beyond this many comparisons, nodes are paired by their place. */
const MAX_COMPARISONS = 1_000_000

/** Known pairs outweigh any number of similar nodes. */
const KNOWN = 1_000_000

/**
 * Pairs the top-level nodes of two texts, in the order of the source and then those that only the target has. Two nodes
 * belong together when they have the same id or when `known` says so, by the id of the source; the nodes between those are
 * paired in their order with others of the same kind.
 */
export function pairNodes(
  source: readonly DocumentNode[],
  target: readonly DocumentNode[],
  known: ReadonlyMap<string, string>,
): Pair[] {
  const partner = (id: string | undefined) => (id === undefined ? undefined : (known.get(id) ?? id))
  const targetIds = new Map(target.map((node, index) => [passageIdOf(node), index]))
  const wanted = source.map((node) => targetIds.get(partner(passageIdOf(node))))
  const isWanted = new Set(wanted)
  const score = (at: number, to: number): number => {
    if (wanted[at] !== undefined) return wanted[at] === to ? KNOWN : 0
    if (isWanted.has(to)) return 0
    return kindOf(source[at] as DocumentNode) === kindOf(target[to] as DocumentNode) ? 1 : 0
  }
  const matches = align(source.length, target.length, score)
  // A passage that was moved is still the same.
  for (const [at, to] of wanted.entries()) if (to !== undefined) matches.set(at, to)
  const used = new Set(matches.values())
  return [
    ...source.map((node, at): Pair => ({ source: node, target: target[matches.get(at) ?? -1] })),
    ...target.filter((_, to) => !used.has(to)).map((node): Pair => ({ target: node })),
  ]
}

/** Returns the pairs of two sequences in the same order with the highest total score. */
function align(
  rows: number,
  columns: number,
  score: (row: number, column: number) => number,
): Map<number, number> {
  const matches = new Map<number, number>()
  if (rows * columns > MAX_COMPARISONS) {
    for (let at = 0; at < Math.min(rows, columns); at += 1) if (score(at, at) > 0) matches.set(at, at)
    return matches
  }
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1))
  const value = (row: number, column: number): number => best[row]?.[column] ?? 0
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const points = score(row, column)
      const paired = points > 0 ? points + value(row + 1, column + 1) : 0
      const line = best[row] as Float64Array
      line[column] = Math.max(paired, value(row + 1, column), value(row, column + 1))
    }
  let [row, column] = [0, 0]
  while (row < rows && column < columns) {
    const points = score(row, column)
    if (points > 0 && value(row, column) === points + value(row + 1, column + 1)) {
      matches.set(row, column)
      row += 1
      column += 1
    } else if (value(row, column) === value(row + 1, column)) row += 1
    else column += 1
  }
  return matches
}

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
