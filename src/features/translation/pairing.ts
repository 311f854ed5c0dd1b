import type { DocumentNode } from '@/lib/document'
import { passageIdOf } from '@/lib/passages'
import { kindOf } from './nodes'

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
