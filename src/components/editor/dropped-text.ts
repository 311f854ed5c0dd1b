'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import type { ClipboardEvent } from 'react'
import { type Dropped, countPasted } from './clean-pasted'

type Translate = (key: string, options: { count: number }) => string

/**
 * Returns the sentence about what a paste has left out, such as '2 pictures and 1 table were not taken over.', and what became
 * of it in `field`: rich text takes pictures that are uploaded and has paragraphs for a table, plain text has lines for one.
 */
export function droppedText(
  t: Translate,
  language: string,
  { pictures, tables }: Dropped,
  field: 'rich' | 'plain' = 'rich',
): string {
  const text = (key: string, count: number) =>
    t(`puente:common:dropped:${key}`, { count }).replace('{number}', String(count))
  const parts = [pictures && text('pictures', pictures), tables && text('tables', tables)].filter(
    (part) => part !== 0,
  )
  const what = new Intl.ListFormat(language).format(parts)
  const hints = [
    field === 'rich' && pictures && text('pictureHint', pictures),
    tables && text(field === 'rich' ? 'tableHint' : 'tableLines', tables),
  ].filter(Boolean)
  return [text('sentence', pictures + tables).replace('{what}', what), ...hints].join(' ')
}

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
