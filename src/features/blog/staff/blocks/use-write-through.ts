import { $isBlockNode } from '@payloadcms/richtext-lexical/client'
import { $getNodeByKey, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useFormModified } from '@payloadcms/ui'
import { useEffectEvent, useLayoutEffect } from 'react'

type Fields = Record<string, unknown>

/**
 * Writes the fields of a block into the text with each input. Payload does so after a pause and a round trip, from which
 * answers come late, in any order or never: a field that was left in the meantime was not in the text, or an older value
 * replaced a newer one. So the form decides, and what an answer writes over it is written again.
 */
export function useWriteThrough(editor: LexicalEditor, nodeKey: string, fields: Fields): void {
  const isModified = useFormModified()
  const write = useEffectEvent(() => {
    if (!isModified || !editor.isEditable()) return
    const stored = editor.read(() => fieldsOf(nodeKey))
    if (!stored || isEqual(stored, fields)) return
    editor.update(
      () => {
        const node = $getNodeByKey(nodeKey)
        // The id and the kind of a block are never changed by its fields; blocks of posts have no names.
        if ($isBlockNode(node)) node.setFields({ ...fields, ...identityOf(stored) }, true)
      },
      // The focus stays in the field. At once, so that a save that follows finds the value.
      { tag: 'skip-dom-selection', discrete: true },
    )
  })
  const text = JSON.stringify(fields)
  useLayoutEffect(() => write(), [text, isModified])
  useLayoutEffect(
    () =>
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        // After the update that calls this.
        if (dirtyLeaves.has(nodeKey) || dirtyElements.has(nodeKey)) queueMicrotask(write)
      }),
    [editor, nodeKey],
  )
}

type Identity = { id: string; blockType: string; blockName: string }

const identityOf = ({ id, blockType, blockName }: Fields & Identity): Identity => ({
  id,
  blockType,
  blockName,
})

function fieldsOf(nodeKey: string): (Fields & Identity) | undefined {
  const node = $getNodeByKey(nodeKey)
  return $isBlockNode(node) ? node.getFields() : undefined
}

const identity = new Set(['id', 'blockType', 'blockName'])

/** Whether the text has the values of the form: an empty field counts as a missing one. */
const isEqual = (stored: Fields, fields: Fields): boolean =>
  [...new Set([...Object.keys(stored), ...Object.keys(fields)])].every(
    (name) =>
      identity.has(name) || JSON.stringify(stored[name] ?? null) === JSON.stringify(fields[name] ?? null),
  )
