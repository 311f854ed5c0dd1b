import { blockLimits, chartRows, isBlockKind, type BlockKind } from './block-rules'

/** What a block must have before it goes live. */
export const blockParts = {
  figure: ['picture'],
  chart: ['title', 'rows'],
  pullquote: ['text'],
  message: ['label', 'text'],
  service: ['service', 'title'],
} as const satisfies Record<BlockKind, readonly string[]>

export type BlockPart = (typeof blockParts)[BlockKind][number]

export type UnfinishedBlock = {
  kind: BlockKind
  /** Its place among all blocks of the text, from 0. */
  place: number
  /** Its number among those of its kind, from 1; null when it is the only one. */
  number: number | null
  missing: BlockPart[]
}

type Fields = Record<string, unknown> & { blockType?: unknown }

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

function hasRows(rows: unknown): boolean {
  const count = Array.isArray(rows) ? rows.length : 0
  return count >= blockLimits.rows.min && chartRows(rows).length === count
}

const lacks = (fields: Fields, part: BlockPart): boolean =>
  part === 'rows' ? !hasRows(fields.rows) : isEmpty(fields[part])

/** Returns the blocks of a valid text that cannot go live yet, in their order. */
export function unfinishedBlocks(document: unknown): UnfinishedBlock[] {
  const nodes = (document as { root?: { children?: unknown } } | null | undefined)?.root?.children
  if (!Array.isArray(nodes)) return []
  const blocks = nodes.flatMap((node: { type?: unknown; fields?: Fields }) =>
    node.type === 'block' && isBlockKind(node.fields?.blockType) ? [node.fields] : [],
  )
  return blocks.flatMap((fields, place) => {
    const kind = fields.blockType as BlockKind
    const same = blocks.filter(({ blockType }) => blockType === kind)
    const missing = blockParts[kind].filter((part) => lacks(fields, part))
    if (missing.length === 0) return []
    const number = same.length > 1 ? same.indexOf(fields) + 1 : null
    return [{ kind, place, number, missing }]
  })
}

/**
 * Returns what a block lacks, such as 'Chart 2: write a title, fill in two rows or more.' `text` returns a text of
 * `posts.blocks` in the admin messages by its keys, with colons between them.
 */
export function unfinishedText(
  text: (key: string) => string,
  { kind, number, missing }: Omit<UnfinishedBlock, 'place'>,
): string {
  const name = [text(`${kind}:name`), number].filter(Boolean).join(' ')
  return `${name}: ${missing.map((part) => text(`${kind}:missing:${part}`)).join(', ')}.`
}

/** Returns the paths of what blocks lack in the errors of a publication: 'content.chart.2.rows'. */
export const unfinishedPaths = ({ kind, number, missing }: UnfinishedBlock): string[] =>
  missing.map((part) => `content.${kind}.${number ?? 0}.${part}`)

/** Returns the blocks that such paths name; other paths are left out. */
export function unfinishedAt(paths: readonly string[]): Omit<UnfinishedBlock, 'place'>[] {
  const blocks = new Map<string, Omit<UnfinishedBlock, 'place'>>()
  for (const path of paths) {
    const [, kind, number = '', name] = /^content\.(\w+)\.(\d+)\.(\w+)$/.exec(path) ?? []
    if (!isBlockKind(kind)) continue
    const part = blockParts[kind].find((one) => one === name)
    const key = `${kind}.${number}`
    const block = blocks.get(key) ?? { kind, number: Number(number) || null, missing: [] }
    if (part) block.missing.push(part)
    blocks.set(key, block)
  }
  return [...blocks.values()]
}
