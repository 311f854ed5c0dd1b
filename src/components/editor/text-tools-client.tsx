'use client'

import { getTranslation } from '@payloadcms/translations'
import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { toast, useForm, useTranslation } from '@payloadcms/ui'
import { use, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import {
  type LexicalEditor,
  $getState,
  $setState,
  createState,
  RootNode,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { arrangeToolbar, nameButtons } from './arrange-toolbar'
import { type Dropped, cleanPasted } from './clean-pasted'
import { droppedText } from './dropped-text'
import { EditorDrawn } from './editor-drawn'
import { registerEditor } from './live-editors'
import { ownGroups } from './mark-groups'
import { drawTextMarks } from './text-mark-states'

/**
 * Pastes HTML of other programs without its styles. What was copied in an editor of ours is pasted as it is. `onDropped` hears of
 * pictures and tables that were not taken over.
 */
const pasteCleaned = (editor: LexicalEditor, onDropped: (dropped: Dropped) => void): (() => void) =>
  editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      const data = 'clipboardData' in event ? event.clipboardData : null
      const html = data?.getData('text/html')
      const isOwn = data?.types.includes('application/x-lexical-editor')
      if (!html || isOwn || !$isRangeSelection($getSelection())) return false
      const pasted = new DOMParser().parseFromString(html, 'text/html')
      const dropped = cleanPasted(pasted)
      // A picture alone, copied in a browser: the editor uploads its file.
      if (pasted.body.textContent.trim() === '') return false
      event.preventDefault()
      $insertNodes($generateNodesFromDOM(editor, pasted))
      if (dropped.pictures + dropped.tables > 0) onDropped(dropped)
      return true
    },
    COMMAND_PRIORITY_HIGH,
  )

const passageId = createState('id', { parse: (value) => (typeof value === 'string' ? value : undefined) })

/**
 * Gives new passages an id, and copies another one, as the server does when they are saved: so the saved text equals the
 * text in the editor, which stays as it is. Only while someone writes, so that opening a text does not change it.
 */
const keepPassageIds = (editor: LexicalEditor): (() => void) =>
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

/** Gives the text box of an editor the name of its field: Payload's label is not connected with it. */
const nameEditor = (editor: LexicalEditor, name: string): (() => void) =>
  editor.registerRootListener((root) => root?.setAttribute('aria-label', name))

function TextTools() {
  const [editor] = useLexicalComposerContext()
  const { field, path } = useEditorConfigContext().fieldProps
  const { i18n, t } = useTranslation()
  const name = field.label ? getTranslation(field.label, i18n) : field.name
  const text = (key: string, count: number) =>
    (t as (key: string, options: object) => string)(`puente:common:dropped:${key}`, { count })
  const sayDropped = useEffectEvent((dropped: Dropped) =>
    toast.warning(droppedText(text, i18n.language, dropped)),
  )
  const whenDrawn = useEffectEvent(use(EditorDrawn))
  useLayoutEffect(() => whenDrawn(), [])
  useEffect(
    () =>
      mergeRegister(
        drawTextMarks(editor),
        keepPassageIds(editor),
        pasteCleaned(editor, sayDropped),
        nameEditor(editor, name),
      ),
    [editor, name],
  )
  // Outside of a form, Payload's context is empty.
  const { formRef } = useForm() as Partial<ReturnType<typeof useForm>>
  useEffect(() => (formRef ? registerEditor(formRef, path, editor) : undefined), [formRef, path, editor])
  return null
}

const toolbarFixed = { groups: nameButtons(ownGroups) }

/** The client half of TextToolsFeature. */
export const TextToolsClient = createClientFeature(({ featureProviderMap, resolvedFeatures }) => {
  arrangeToolbar(featureProviderMap, resolvedFeatures)
  return { plugins: [{ Component: TextTools, position: 'normal' }], toolbarFixed }
})
