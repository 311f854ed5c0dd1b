import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'

type Node = SerializedLexicalNode & { children?: Node[]; fields?: { linkType?: string; url?: string } }

/** A link without an address: Payload makes it when its drawer opens, with the start of one. */
const isEmptyLink = ({ type, fields }: Node): boolean =>
  type === 'link' && fields?.linkType !== 'internal' && /^(https?:\/\/)?$/.test(fields?.url?.trim() ?? '')

const contentOf = (node: Node): Node[] => {
  if (!node.children) return [node]
  const children = node.children.flatMap(contentOf)
  return isEmptyLink(node) ? children : [{ ...node, children }]
}

/**
 * Returns the content of an editor in which links without an address are their words: a link is there once its drawer is
 * saved, and not when it's canceled.
 */
export const withoutEmptyLinks = ({ root }: SerializedEditorState): SerializedEditorState => ({
  root: { ...root, children: root.children.flatMap(contentOf) },
})
