import { $getNodeByKey, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'

/** Moves a block before the passage above it, or after the one below it. The focus stays on the button that moved it. */
export function moveBlock(editor: LexicalEditor, key: string, step: 1 | -1): void {
  const pressed = document.activeElement
  editor.update(
    () => {
      const node = $getNodeByKey(key)
      if (step === -1) {
        const above = node?.getPreviousSibling()
        if (node && above) above.insertBefore(node)
      } else {
        const below = node?.getNextSibling()
        if (node && below) below.insertAfter(node)
      }
    },
    {
      tag: 'skip-dom-selection',
      onUpdate: () => {
        if (pressed instanceof HTMLElement) pressed.focus()
      },
    },
  )
}

/** Removes a block; the editor's undo brings it back. */
export function removeBlock(editor: LexicalEditor, key: string): void {
  editor.update(() => $getNodeByKey(key)?.remove())
  editor.focus()
}
