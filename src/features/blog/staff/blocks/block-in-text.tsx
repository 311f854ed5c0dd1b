'use client'

import { useBlockComponentContext } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import { RenderFields, useAllFormFields, useFormSubmitted, useTranslation } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useId, useState } from 'react'
import { $getNodeByKey, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'

import { isDrawn, type BlockKind } from '../../block-rules'
import { BlockBar } from './block-bar'
import { DrawnBlock } from './drawn-block'
import { useWriteThrough } from './use-write-through'

/** Moves a block before the passage above it, or after the one below it. The focus stays on the button that moved it. */
function moveBlock(editor: LexicalEditor, key: string, step: 1 | -1): void {
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
function removeBlock(editor: LexicalEditor, key: string): void {
  editor.update(() => $getNodeByKey(key)?.remove())
  editor.focus()
}

/**
 * A block of a post in its text: drawn as on the page, with a bar above it, and its fields below it while they are edited.
 */
export function BlockInText({ kind }: { kind: BlockKind }) {
  const { nodeKey, formSchema, errorCount } = useBlockComponentContext()
  const [editor] = useLexicalComposerContext()
  const [formFields] = useAllFormFields()
  const isEditable = useLexicalEditable()
  const isRefused = useFormSubmitted() && errorCount > 0
  const fields = reduceFieldsToValues(withoutEmptyLists(formFields), true) as Record<string, unknown>
  useWriteThrough(editor, nodeKey, fields)
  const isEmpty = !isDrawn(kind, fields)
  const [isOpen, setOpen] = useState(isEmpty)
  const areFieldsShown = isOpen || isRefused
  const id = useId()
  const { t } = useTranslation()
  const text = t as (key: string) => string
  return (
    <section className="text-block" aria-label={text(`puente:posts:blocks:${kind}:name`)}>
      {isEditable && (
        <BlockBar
          kind={kind}
          isOpen={areFieldsShown}
          controls={id}
          onMove={(step) => moveBlock(editor, nodeKey, step)}
          onRemove={() => removeBlock(editor, nodeKey)}
          onToggle={() => setOpen(!areFieldsShown)}
        />
      )}
      {isEmpty ? (
        <p className="text-block-empty">{text('puente:editor:block:empty')}</p>
      ) : (
        <DrawnBlock kind={kind} fields={fields} />
      )}
      {areFieldsShown && (
        <div className="text-block-fields" id={id}>
          <RenderFields
            fields={formSchema}
            forceRender
            parentIndexPath=""
            parentPath=""
            parentSchemaPath=""
            permissions={true}
            readOnly={!isEditable}
          />
        </div>
      )}
    </section>
  )
}

/** The form has 0 as the value of a list without rows, which is no value of the block. */
const withoutEmptyLists = (state: FormState): FormState =>
  Object.fromEntries(
    Object.entries(state).map(([path, field]) => [
      path,
      field.rows?.length === 0 ? { ...field, disableFormData: true } : field,
    ]),
  )
