import type { DocumentNode } from '@/lib/document'
import type { Part } from './rules'

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

function blockParts(fields: Fields): Part[] {
  return blockTexts.flatMap((name) => {
    const value = fields[name]
    if (Array.isArray(value))
      return value.map((row: Fields, index) => ({
        name: `${name}.${index}.label`,
        text: typeof row.label === 'string' ? row.label : '',
        figure: `${String(row.value ?? '')}${typeof fields.unit === 'string' ? fields.unit : ''}`,
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

/** What a node must share with another one to be its translation. */
export const kindOf = (node: DocumentNode): string =>
  `${String(node.type)} ${String(fieldsOf(node).blockType ?? '')}`

/** Whether the texts of a translation can be edited beside those of its source without losing any of them. */
export const hasSameParts = (source: DocumentNode, target: DocumentNode): boolean => {
  const names = new Set(partsOf(source).map(({ name }) => name))
  return partsOf(target).every(({ name }) => names.has(name))
}

/**
 * Returns the translation of `source` with these texts, by the names of its parts. An existing one keeps its formats where
 * its words stay; a new one has the structure of the source and no formats of words.
 */
export function withTexts(
  source: DocumentNode,
  target: DocumentNode | undefined,
  texts: ReadonlyMap<string, string>,
): DocumentNode {
  const isKept = target && kindOf(target) === kindOf(source) && hasSameStructure(source, target)
  const base = structuredClone(isKept ? target : source)
  if (base.type === 'block') return { ...base, fields: blockWith(fieldsOf(source), fieldsOf(base), texts) }
  for (const [index, container] of containersOf(base).entries()) {
    const text = texts.get(String(index))
    if (text === undefined) continue
    container.children = isKept ? splice(container, text) : linesOf(text)
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

const textNode = (text: string): DocumentNode =>
  ({ type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }) as DocumentNode

/** A text without formats, with its line breaks. */
const linesOf = (text: string): DocumentNode[] =>
  text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'linebreak', version: 1 } as DocumentNode] : []),
      ...(line ? [textNode(line)] : []),
    ])

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
  if ((start === 0 && end === 0) || changed.includes('\n')) return linesOf(next)
  const range = { from: start, to: before.length - end, text: changed, at: 0, isPlaced: false }
  const children = replaceIn(childrenOf(container), range)
  return range.isPlaced ? children : [...children, textNode(changed)]
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
