import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import type { ReactNode } from 'react'

import type { DocumentNode } from '@/lib/document'

export type Cell = { headerState?: unknown; colSpan?: unknown; rowSpan?: unknown }
/** A node of a rich text, with the fields that some kinds of node have. */
export type Node = DocumentNode &
  Cell & { format?: unknown; indent?: unknown; direction?: unknown; listType?: unknown }
type Arguments = { node: Node; nodesToJSX: (of: { nodes: SerializedLexicalNode[] }) => ReactNode }
type Render = (node: Node, inside: (nodes?: unknown) => ReactNode) => ReactNode
/** A converter of Payload's renderer. */
export type Converter = (from: Arguments) => ReactNode

/** Returns a converter for Payload's renderer; `render` gets the node and a function that renders its children. */
export const converter =
  (render: Render): Converter =>
  ({ node, nodesToJSX }) =>
    // Nodes are untrusted: sanitizeDocument has left only those of known types, and the renderer reads no more of them.
    render(node, (nodes = node.children) => nodesToJSX({ nodes: nodes as SerializedLexicalNode[] }))
