import type { ReactNode } from 'react'

import type { DocumentNode } from '@/lib/document'

export type Cell = Record<'headerState' | 'colSpan' | 'rowSpan', unknown>
/** A node of a rich text, with the fields that some kinds of node have. */
export type Node = DocumentNode &
  Cell &
  Record<'format' | 'indent' | 'direction' | 'listType' | 'value', unknown>
type Arguments = { node: unknown; nodesToJSX: (of: { nodes: never[] }) => ReactNode }
type Render = (node: Node, inside: (nodes?: unknown) => ReactNode) => ReactNode

/** Returns a converter for Payload's renderer; `render` gets the node and a function that renders its children. */
export const converter =
  (render: Render) =>
  ({ node, nodesToJSX }: Arguments): ReactNode =>
    render(node as Node, (nodes = (node as Node).children) => nodesToJSX({ nodes: nodes as never[] }))
