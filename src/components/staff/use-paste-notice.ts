'use client'

import { useTranslations } from 'next-intl'
import type { ClipboardEvent } from 'react'

import { countPasted } from '@/components/editor/clean-pasted'
import { droppedText } from '@/components/editor/dropped-text'
import { useShell } from './shell'

type Key = Parameters<ReturnType<typeof useTranslations<'dropped'>>['raw']>[0]

/**
 * Returns the `onPaste` of a field that holds plain text. The browser pastes the text; the handler says which pictures and
 * tables of it are not there.
 */
export function usePasteNotice(): (event: ClipboardEvent) => void {
  const t = useTranslations('dropped')
  const { language, toast } = useShell()
  const text = (key: string, count: number) => String(t.raw(`${key}_${count === 1 ? 'one' : 'other'}` as Key))
  return ({ clipboardData }) => {
    const dropped = countPasted(clipboardData.getData('text/html'))
    if (dropped.pictures + dropped.tables === 0) return
    toast.warning(droppedText(text, language, dropped, 'plain'))
  }
}
