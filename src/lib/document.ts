/** The body of a post or a legal page as the editor keeps it: nodes that hold nodes, and texts at the leaves. */
export type DocumentNode = {
  type?: unknown
  text?: unknown
  children?: unknown
  fields?: unknown
  value?: unknown
  relationTo?: unknown
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
])
const pictures = new Set(['upload', 'horizontalrule'])
/** How deep nodes may hold nodes. */
export const deepestNode = 40
const most = 20_000

/** Whether pages can show a node of that type. */
export const isNodeType = (type: unknown): boolean => nodeTypes.has(String(type))

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const shelves = new Set<unknown>(['blog-images', 'site-images'])

/** Whether an uploaded picture is named as the database can look it up: anything else fails where it is read. */
function namesPicture({ value, relationTo }: DocumentNode): boolean {
  const id: unknown = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return shelves.has(relationTo) && typeof id === 'string' && uuid.test(id)
}

const childrenOf = (node: DocumentNode): DocumentNode[] =>
  Array.isArray(node.children) ? (node.children as DocumentNode[]) : []

const rootOf = (document: unknown): DocumentNode | undefined =>
  (document as { root?: DocumentNode } | null | undefined)?.root ?? undefined

/** Links lead to web pages, addresses and numbers, or to a place of this site (specification, section 9). */
export const isSafeLink = (url: unknown): boolean =>
  typeof url === 'string' && (/^(https?:\/\/|mailto:|tel:)\S/i.test(url) || /^(\/(?!\/|\\)|#)\S*$/.test(url))

export type DocumentFault = 'node' | 'depth' | 'size' | 'link'

/** What makes a document unfit to be kept, if anything does. Walks without recursion: a hostile one may be very deep. */
export function faultOf(document: unknown): DocumentFault | undefined {
  if (document === null || document === undefined) return undefined
  const root = rootOf(document)
  if (!root) return 'node'
  const waiting = [{ node: root, depth: 0 }]
  for (let count = 0; waiting.length > 0; count += 1) {
    const { node, depth } = waiting.pop() as (typeof waiting)[number]
    if (count > most) return 'size'
    if (depth > deepestNode) return 'depth'
    if (typeof node !== 'object' || node === null || !isNodeType(node.type)) return 'node'
    if (node.type === 'link' || node.type === 'autolink') {
      const { linkType, url } = (node.fields ?? {}) as { linkType?: unknown; url?: unknown }
      if (linkType !== 'custom' || !isSafeLink(url)) return 'link'
    }
    if (node.type === 'upload' && !namesPicture(node)) return 'node'
    if (node.children !== undefined && !Array.isArray(node.children)) return 'node'
    for (const child of childrenOf(node)) waiting.push({ node: child, depth: depth + 1 })
  }
  return undefined
}

/** The words of a document, a line for each block. */
export function plainTextOf(document: unknown): string {
  const root = rootOf(document)
  return root ? childrenOf(root).map(wordsOf).join('\n').trim() : ''
}

function wordsOf(node: DocumentNode): string {
  if (typeof node.text === 'string') return node.text
  return childrenOf(node)
    .map(wordsOf)
    .join(node.type === 'list' ? '\n' : '')
}

/** Whether a document says nothing: no word and no picture (specification, section 5: non-empty after trim). */
export function isEmptyDocument(document: unknown): boolean {
  const root = rootOf(document)
  if (!root) return true
  const holdsPicture = (node: DocumentNode): boolean =>
    pictures.has(String(node.type)) || childrenOf(node).some(holdsPicture)
  return plainTextOf(document) === '' && !holdsPicture(root)
}
