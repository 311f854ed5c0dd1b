'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { useEffect } from 'react'

import { arrangeToolbar, nameButtons } from './arrange-toolbar'
import { ownGroups } from './mark-groups'
import { keepPassageIds } from './passage-ids'
import { pasteCleaned } from './paste'
import { drawTextMarks } from './text-mark-states'

function TextTools() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () => mergeRegister(drawTextMarks(editor), keepPassageIds(editor), pasteCleaned(editor)),
    [editor],
  )
  return null
}

const toolbarFixed = { groups: nameButtons(ownGroups) }

/** The client half of TextToolsFeature. */
export const TextToolsClient = createClientFeature(({ featureProviderMap, resolvedFeatures }) => {
  arrangeToolbar(featureProviderMap, resolvedFeatures)
  return { plugins: [{ Component: TextTools, position: 'normal' }], toolbarFixed }
})
