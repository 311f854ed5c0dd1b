import {
  $getState,
  $setState,
  createState,
  RootNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'

const passageId = createState('id', { parse: (value) => (typeof value === 'string' ? value : undefined) })

/**
 * Gives new passages an id, and copies another one, as the server does when they are saved: so the saved text equals the
 * text in the editor, which stays as it is. Only while someone writes, so that opening a text does not change it.
 */
export const keepPassageIds = (editor: LexicalEditor): (() => void) =>
  editor.registerNodeTransform(RootNode, (root) => {
    if (!editor.getRootElement()?.contains(document.activeElement)) return
    const taken = new Set<string>()
    for (const node of root.getChildren()) {
      if (['block', 'upload', 'horizontalrule'].includes(node.getType())) continue
      const id = $getState(node, passageId)
      if (id && !taken.has(id)) taken.add(id)
      else $setState(node, passageId, crypto.randomUUID())
    }
  })
