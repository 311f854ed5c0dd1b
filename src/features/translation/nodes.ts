import type { DocumentNode } from '@/lib/document'
import { formatsOf, lostKinds, marksOf, nodesOf, tagged, withSameWords } from './formats'
import type { Part } from './rules'
import { piecesOf, type MarkKind } from './tags'

/** The texts of a top-level node of a document, and how they are replaced without losing its formats. */

type Fields = Record<string, unknown>

const inlineTypes = new Set(['text', 'linebreak', 'tab', 'link', 'autolink'])
const childrenOf = ({ children }: DocumentNode): DocumentNode[] =>
  Array.isArray(children) ? (children as DocumentNode[]) : []
const fieldsOf = ({ fields }: DocumentNode): Fields => (fields ?? {}) as Fields

/** The nodes that contain text: a paragraph itself, the items of a list. */
function containersOf(node: DocumentNode): DocumentNode[] {
  const children = childrenOf(node)
  const isText = children.some(({ type }) => inlineTypes.has(String(type)))
  return isText ? [node] : children.flatMap(containersOf)
}

const breaks: Record<string, string> = { linebreak: '\n', tab: '\t' }

/** The nodes with text in a paragraph, links included, and the breaks between them. */
const leavesOf = (node: DocumentNode): DocumentNode[] =>
  childrenOf(node).flatMap((child) => (childrenOf(child).length > 0 ? leavesOf(child) : [child]))
const leafText = ({ type, text }: DocumentNode): string =>
  breaks[String(type)] ?? (typeof text === 'string' ? text : '')
const containerText = (node: DocumentNode): string => leavesOf(node).map(leafText).join('')

/** The fields of blocks that are translated, in the order of the page. */
const blockTexts = ['label', 'title', 'text', 'attribution', 'rows', 'caption', 'otherLabel', 'otherText']

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const shown = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function blockParts(fields: Fields): Part[] {
  return blockTexts.flatMap((name) => {
    const value = fields[name]
    if (Array.isArray(value))
      return value.map((row: Fields, index) => ({
        name: `${name}.${index}.label`,
        text: typeof row.label === 'string' ? row.label : '',
        figure: `${shown(row.value)}${typeof fields.unit === 'string' ? fields.unit : ''}`,
      }))
    return isText(value) ? [{ name, text: value }] : []
  })
}

/** Returns the texts of a node in the order of the page; none for a picture or a rule. */
export function partsOf(node: DocumentNode): Part[] {
  if (node.type === 'block') return blockParts(fieldsOf(node))
  return containersOf(node)
    .map((container, index) => ({ name: String(index), text: containerText(container) }))
    .filter(({ text }) => text.trim() !== '')
}

const isMarked = ({ type }: DocumentNode) => type !== 'block'

/** Adds the formats of a node to its texts. Those of a translation are numbered like those of its source. */
function withMarks(node: DocumentNode, source: DocumentNode | undefined): Part[] {
  const parts = partsOf(node)
  if (!isMarked(node)) return parts
  const [own, from] = [containersOf(node), source ? containersOf(source) : []]
  return parts.map((part): Part => {
    const [container, beside] = [own[Number(part.name)], from[Number(part.name)]]
    const formats = source ? formatsOf(beside, container) : formatsOf(container, undefined)
    if (!container || formats.length === 0) return part
    return { ...part, tagged: tagged(container, formats), marks: marksOf(formats) }
  })
}

/** Returns the texts of a passage and of its translation with their formats, and the kinds of formats that were lost. */
export const markedParts = (source: DocumentNode | undefined, target: DocumentNode | undefined) => ({
  source: source ? withMarks(source, undefined) : [],
  target: target ? withMarks(target, source ?? target) : [],
  lost: source && target ? lostFormats(source, target) : [],
})

/** Returns the kinds of formats that a translation has less often than its source. */
export const lostFormats = (source: DocumentNode, target: DocumentNode): MarkKind[] =>
  isMarked(source) ? lostKinds(containersOf(source), containersOf(target)) : []

/** What a node must share with another one to be its translation. */
export const kindOf = (node: DocumentNode): string =>
  `${String(node.type)} ${shown(fieldsOf(node).blockType)}`

/** Whether the texts of a translation can be edited beside those of its source without losing any of them. */
export const hasSameParts = (source: DocumentNode, target: DocumentNode): boolean => {
  const names = new Set(partsOf(source).map(({ name }) => name))
  return partsOf(target).every(({ name }) => names.has(name))
}

/**
 * Returns the translation of `source` with these texts, by the names of its parts. Words between tags get the formats that
 * the tags name. `isTagged` says that whoever wrote the texts saw the tags: then words without any have no format. Otherwise
 * an existing translation keeps its formats where its words stay, and a new one gets those of the words that it shares.
 */
export function withTexts(
  source: DocumentNode,
  target: DocumentNode | undefined,
  texts: ReadonlyMap<string, string>,
  isTagged = false,
): DocumentNode {
  const isKept = target && kindOf(target) === kindOf(source) && hasSameStructure(source, target)
  const base = structuredClone(isKept ? target : source)
  if (base.type === 'block') return { ...base, fields: blockWith(fieldsOf(source), fieldsOf(base), texts) }
  const sources = containersOf(source)
  for (const [index, container] of containersOf(base).entries()) {
    const text = texts.get(String(index))
    const from = sources[index]
    if (text === undefined || !from) continue
    const formats = formatsOf(from, isKept ? container : undefined)
    const pieces = piecesOf(text, formats.length)
    const hasTags = pieces.some(({ number }) => number !== undefined)
    if (isKept && !isTagged && !hasTags) container.children = splice(container, text)
    else container.children = nodesOf(isKept ? pieces : withSameWords(pieces, from, formats), formats)
  }
  return base
}

const hasSameStructure = (source: DocumentNode, target: DocumentNode): boolean =>
  source.type === 'block' || containersOf(source).length === containersOf(target).length

/** Rows and their figures are those of the source; what is no text stays. */
function blockWith(source: Fields, base: Fields, texts: ReadonlyMap<string, string>): Fields {
  const fields: Fields = { ...source, ...base }
  const rows = Array.isArray(source.rows) ? (source.rows as Fields[]) : undefined
  if (rows) {
    const own = (base.rows ?? []) as Fields[]
    fields.rows = rows.map((row, index) => ({ ...row, label: own[index]?.label ?? row.label }))
    if (source.unit !== undefined) fields.unit = source.unit
  }
  for (const [name, text] of texts) {
    const [list, index, inside] = name.split('.')
    if (index === undefined) fields[name] = text
    else {
      const row = (fields[list ?? ''] as Fields[])[Number(index)]
      if (row && inside) row[inside] = text
    }
  }
  return fields
}

const plainNodes = (text: string): DocumentNode[] => nodesOf([{ text }], [])

/** Replaces the words that changed; those before and after them keep their formats and links. */
function splice(container: DocumentNode, next: string): DocumentNode[] {
  const before = containerText(container)
  if (before === next) return childrenOf(container)
  let start = 0
  while (start < Math.min(before.length, next.length) && before[start] === next[start]) start += 1
  let end = 0
  const rest = Math.min(before.length, next.length) - start
  while (end < rest && before[before.length - 1 - end] === next[next.length - 1 - end]) end += 1
  const changed = next.slice(start, next.length - end)
  if ((start === 0 && end === 0) || changed.includes('\n')) return plainNodes(next)
  const range = { from: start, to: before.length - end, text: changed, at: 0, isPlaced: false }
  const children = replaceIn(childrenOf(container), range)
  return range.isPlaced ? children : [...children, ...plainNodes(changed)]
}

type Range = { from: number; to: number; text: string; at: number; isPlaced: boolean }

function replaceIn(nodes: DocumentNode[], range: Range): DocumentNode[] {
  return nodes.flatMap((node) => {
    if (childrenOf(node).length > 0) {
      const children = replaceIn(childrenOf(node), range)
      return children.length > 0 ? [{ ...node, children }] : []
    }
    const text = leafText(node)
    const [first, last] = [range.at, range.at + text.length]
    range.at = last
    if (last < range.from || first > range.to || (first === range.to && range.isPlaced)) return [node]
    const head = text.slice(0, Math.max(0, range.from - first))
    const tail = text.slice(Math.max(0, range.to - first))
    const isHere = !range.isPlaced && node.type === 'text'
    const inside = isHere ? range.text : ''
    if (isHere) range.isPlaced = true
    if (node.type !== 'text') return head || tail ? [node] : []
    return head + inside + tail ? [{ ...node, text: head + inside + tail }] : []
  })
}
