'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import type { ClipboardEvent } from 'react'

import { countPasted } from './clean-pasted'
import { droppedText } from './dropped-text'

/**
 * Returns the `onPaste` of a field that holds plain text. The browser pastes the text; the handler says which pictures and
 * tables of it are not there.
 */
export function usePasteNotice(): (event: ClipboardEvent) => void {
  const { i18n, t } = useTranslation()
  return ({ clipboardData }) => {
    const dropped = countPasted(clipboardData.getData('text/html'))
    if (dropped.pictures + dropped.tables === 0) return
    const translate = t as (key: string, options: object) => string
    toast.warning(droppedText(translate, i18n.language, dropped, 'plain'))
  }
}
