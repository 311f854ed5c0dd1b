import { isTextState } from './text-marks'

/** A node of a Lexical document, the body of posts and legal pages. Untrusted until `documentErrorOf` accepts it. */
export type DocumentNode = {
  type?: unknown
  text?: unknown
  children?: unknown
  fields?: unknown
  value?: unknown
  relationTo?: unknown
  style?: unknown
  textStyle?: unknown
  /** Lexical's node state: the marks of a text, the id of a passage. */
  $?: unknown
}

const nodeTypes = new Set([
  'root',
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'link',
  'autolink',
  'upload',
  'horizontalrule',
  'text',
  'linebreak',
  'tab',
  'block',
])
const tableNodeTypes = new Set(['table', 'tablerow', 'tablecell'])
const visualNodeTypes = new Set(['upload', 'horizontalrule', 'block'])
export const MAX_NODE_DEPTH = 40
const MAX_NODES = 40_000

/** Whether pages can render a node of that type. */
const isNodeType = (type: unknown): boolean => nodeTypes.has(String(type)) || tableNodeTypes.has(String(type))

/** Whether a value, such as what a document contains as a child, is a node that pages can render. */
export const isNode = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && isNodeType((value as DocumentNode).type)

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Public pictures in pages and posts, private ones in proposals. */
export const publicPictures = ['blog-images', 'site-images'] as const
export const PROPOSAL_PICTURES = 'proposal-images'

/**
 * Whether an upload node names a row that the database can look up; any other id fails when the page reads it. A populated
 * picture is never stored: its URLs would be the writer's.
 */
function hasValidPicture({ value, relationTo }: DocumentNode, isProposal: boolean): boolean {
  const isKnown = isProposal
    ? relationTo === PROPOSAL_PICTURES
    : publicPictures.some((slug) => slug === relationTo)
  return isKnown && typeof value === 'string' && uuid.test(value)
}

/** The id of a picture, which may be populated. */
const rowIdOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value

const childrenOf = (node: DocumentNode): DocumentNode[] =>
  Array.isArray(node.children) ? (node.children as DocumentNode[]) : []

const rootOf = (document: unknown): DocumentNode | undefined =>
  (document as { root?: DocumentNode } | null | undefined)?.root ?? undefined

/** Whether a node carries CSS: `style` on texts, `textStyle` on blocks, which the editor applies to what is typed there. */
const hasStyle = ({ style, textStyle }: DocumentNode): boolean =>
  [style, textStyle].some((css) => css !== undefined && css !== null && css !== '')

/** Whether a link is http, https, mailto, tel, a path of this site or a fragment. */
export const isSafeLink = (url: unknown): boolean =>
  typeof url === 'string' && (/^(https?:\/\/|mailto:|tel:)\S/i.test(url) || /^(\/(?!\/|\\)|#)\S*$/.test(url))

const passageId = /^[\w-]{1,64}$/

/** Whether the state of a node holds nothing but known keys with known values. Texts have marks, other nodes an id. */
function hasValidState({ type, $: state }: DocumentNode): boolean {
  if (state === undefined) return true
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return false
  return Object.entries(state).every(([key, value]) =>
    type === 'text'
      ? isTextState(key, value)
      : key === 'id' && typeof value === 'string' && passageId.test(value),
  )
}

export type DocumentError = 'node' | 'depth' | 'size' | 'link' | 'style' | 'state' | 'block'

/** What a document may contain beyond the texts of pages. */
type Allowed = {
  /** Tables, and pictures that are private. */
  isProposal?: boolean
  /** Whether the fields of a block are valid. Without it there are no blocks. */
  isValidBlock?: (fields: unknown) => boolean
}

/**
 * Why a document must not be stored; undefined when it may. Iterative, because a hostile document may be very deep.
 */
export function documentErrorOf(
  document: unknown,
  { isProposal = false, isValidBlock }: Allowed = {},
): DocumentError | undefined {
  if (document === null || document === undefined) return undefined
  const root = rootOf(document)
  if (!root) return 'node'
  const waiting: { node: unknown; depth: number }[] = [{ node: root, depth: 0 }]
  for (let count = 0; waiting.length > 0; count += 1) {
    const { node, depth } = waiting.pop() as (typeof waiting)[number]
    if (count > MAX_NODES) return 'size'
    if (depth > MAX_NODE_DEPTH) return 'depth'
    if (!isNode(node)) return 'node'
    if (!isProposal && tableNodeTypes.has(String(node.type))) return 'node'
    if (node.type === 'link' || node.type === 'autolink') {
      const { linkType, url } = (node.fields ?? {}) as { linkType?: unknown; url?: unknown }
      if (linkType !== 'custom' || !isSafeLink(url)) return 'link'
    }
    if (hasStyle(node)) return 'style'
    if (!hasValidState(node)) return 'state'
    if (node.type === 'block') {
      if (!isValidBlock || depth !== 1) return 'node'
      if (!isValidBlock(node.fields)) return 'block'
    }
    if (node.type === 'upload' && !hasValidPicture(node, isProposal)) return 'node'
    if (node.children !== undefined && !Array.isArray(node.children)) return 'node'
    for (const child of childrenOf(node)) waiting.push({ node: child, depth: depth + 1 })
  }
  return undefined
}

/** The ids of the pictures of a valid document, in their order. */
export function pictureIdsOf(document: unknown): string[] {
  const idsOf = (node: DocumentNode): string[] =>
    node.type === 'upload' ? [String(rowIdOf(node.value))] : childrenOf(node).flatMap(idsOf)
  const root = rootOf(document)
  return root ? idsOf(root) : []
}

/** Returns a valid document in which each picture is replaced by what `replace` returns for its id, or left out. */
export function replacePictures<Document>(document: Document, replace: (id: string) => unknown): Document {
  const visit = (node: DocumentNode): DocumentNode[] => {
    if (node.type !== 'upload') {
      return [Array.isArray(node.children) ? { ...node, children: childrenOf(node).flatMap(visit) } : node]
    }
    const value = replace(String(rowIdOf(node.value)))
    return value === undefined ? [] : [{ ...node, value }]
  }
  const root = rootOf(document)
  return root ? { ...document, root: visit(root)[0] } : document
}

/** The plain text of a document, one line per block. */
export function plainTextOf(document: unknown): string {
  const root = rootOf(document)
  return root ? childrenOf(root).map(textOf).join('\n').trim() : ''
}

const separators: Record<string, string> = { list: '\n', table: '\n', tablerow: '\t', tablecell: '\n' }

/** The fields of blocks, and of the rows in them, that readers read, in the order of the page. */
const wordFields = ['label', 'title', 'text', 'attribution', 'rows', 'caption', 'otherLabel', 'otherText']

/** The words of a block, one line per field and row. */
function blockTextOf(fields: unknown): string {
  if (typeof fields !== 'object' || fields === null) return ''
  const { unit, ...rest } = fields as Record<string, unknown>
  const words = wordFields.flatMap((name) => {
    const value = rest[name]
    if (Array.isArray(value)) return value.map((row) => rowTextOf(row, unit))
    return typeof value === 'string' && value.trim() ? [value] : []
  })
  return words.join('\n')
}

const rowTextOf = (row: unknown, unit: unknown): string => {
  const { label, value } = (row ?? {}) as { label?: unknown; value?: unknown }
  const figure = typeof value === 'number' ? `${value}${typeof unit === 'string' ? unit : ''}` : ''
  return [typeof label === 'string' ? label : '', figure].filter(Boolean).join(' ')
}

function textOf(node: DocumentNode): string {
  if (typeof node.text === 'string') return node.text
  if (node.type === 'block') return blockTextOf(node.fields)
  return childrenOf(node)
    .map(textOf)
    .join(separators[String(node.type)] ?? '')
}

/** Whether a document has neither text nor pictures. */
export function isEmptyDocument(document: unknown): boolean {
  const root = rootOf(document)
  if (!root) return true
  const hasVisual = (node: DocumentNode): boolean =>
    visualNodeTypes.has(String(node.type)) || childrenOf(node).some(hasVisual)
  return plainTextOf(document) === '' && !hasVisual(root)
}
