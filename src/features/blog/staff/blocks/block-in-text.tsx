'use client'

import { useTranslation, RenderFields, useAllFormFields, useFormSubmitted } from '@payloadcms/ui'
import { useBlockComponentContext } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useId, useState } from 'react'
import { $getNodeByKey, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'

import { type BlockKind, isDrawn } from '../../block-rules'
import { BlockIcon } from './block-icon'
import { DrawnBlock } from './drawn-block'
import { useWriteThrough } from './use-write-through'

type Props = {
  kind: BlockKind
  isOpen: boolean
  /** The id of the fields that the last button shows. */
  controls: string
  onMove: (step: 1 | -1) => void
  onRemove: () => void
  onToggle: () => void
}

const icons = {
  up: 'M12 20V4.5M5.5 11 12 4.5l6.5 6.5',
  down: 'M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5',
  remove: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20.5h10l1-14',
}

const barButton =
  'h-full min-w-8 cursor-pointer border-0 bg-transparent text-inherit [font:inherit] hover:bg-current/16 focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-current pointer-coarse:min-w-11'

/**
 * The name of a block and what can be done with it: above the block that is chosen, and for fingers, which do not hover,
 * above each.
 */
function BlockBar({ kind, isOpen, controls, onMove, onRemove, onToggle }: Props) {
  const { t } = useTranslation()
  const text = (key: string) => (t as (key: string) => string)(`puente:${key}`)
  const name = text(`posts:blocks:${kind}:name`)
  const acts = { up: () => onMove(-1), down: () => onMove(1), remove: onRemove }
  const what = kind === 'chart' ? 'Table' : ''
  return (
    <div
      className="absolute bottom-full -left-0.5 z-1 flex h-8 items-center bg-link font-sans text-note leading-5 font-semibold text-ground opacity-0 group-focus-within/block:opacity-100 group-hover/block:opacity-100 in-data-reading:hidden pointer-coarse:static pointer-coarse:-mx-3 pointer-coarse:-mt-3 pointer-coarse:mb-4 pointer-coarse:h-11 pointer-coarse:opacity-100"
      role="group"
      aria-label={name}
    >
      <span className="pr-2 pl-3 whitespace-nowrap" aria-hidden="true">
        {name}
      </span>
      {(['up', 'down', 'remove'] as const).map((act) => {
        const label = `${text(`editor:block:${act}`)}: ${name}`
        return (
          <button
            key={act}
            type="button"
            aria-label={label}
            title={label}
            data-act={act}
            className={`${barButton} grid place-items-center p-0`}
            onClick={acts[act]}
          >
            <BlockIcon path={icons[act]} />
          </button>
        )
      })}
      <button
        type="button"
        data-act="toggle"
        className={`${barButton} border-l border-current/35 px-3 whitespace-nowrap`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        onClick={onToggle}
      >
        {text(`editor:block:${isOpen ? 'close' : 'open'}${what}`)}
      </button>
    </div>
  )
}

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
    <section
      data-block={kind}
      className="group/block relative -mx-3 my-9 p-3 text-body leading-7 not-focus-within:hover:outline not-focus-within:hover:outline-line focus-within:outline-2 focus-within:outline-focus"
      aria-label={text(`puente:posts:blocks:${kind}:name`)}
    >
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
        <p className="border border-dashed border-field-line p-5 text-small leading-5 text-muted">
          {text('puente:editor:block:empty')}
        </p>
      ) : (
        <DrawnBlock kind={kind} fields={fields} />
      )}
      {areFieldsShown && (
        <div
          data-block-fields=""
          className="-mx-3 mt-3 -mb-3 bg-sunk px-5 pt-4 pb-5 text-small leading-5"
          id={id}
        >
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
