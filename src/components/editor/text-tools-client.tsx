'use client'

import { getTranslation } from '@payloadcms/translations'
import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { toast, useForm, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

import { arrangeToolbar, nameButtons } from './arrange-toolbar'
import type { Dropped } from './clean-pasted'
import { droppedText } from './dropped-text'
import { registerEditor } from './live-editors'
import { ownGroups } from './mark-groups'
import { nameEditor } from './name-editor'
import { keepPassageIds } from './passage-ids'
import { pasteCleaned } from './paste'
import { drawTextMarks } from './text-mark-states'

function TextTools() {
  const [editor] = useLexicalComposerContext()
  const { field, path } = useEditorConfigContext().fieldProps
  const { i18n, t } = useTranslation()
  const name = field.label ? getTranslation(field.label, i18n) : field.name
  const sayDropped = useEffectEvent((dropped: Dropped) =>
    toast.warning(droppedText(t as (key: string, options: object) => string, i18n.language, dropped)),
  )
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
  const { formRef } = useForm()
  useEffect(() => (formRef ? registerEditor(formRef, path, editor) : undefined), [formRef, path, editor])
  return null
}

const toolbarFixed = { groups: nameButtons(ownGroups) }

/** The client half of TextToolsFeature. */
export const TextToolsClient = createClientFeature(({ featureProviderMap, resolvedFeatures }) => {
  arrangeToolbar(featureProviderMap, resolvedFeatures)
  return { plugins: [{ Component: TextTools, position: 'normal' }], toolbarFixed }
})
