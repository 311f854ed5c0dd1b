'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'

import { mendMarkup, type MarkupText } from './payload-markup'

/** Whether elements were added outside of a text that someone writes, where each key adds some. */
const addsElements = ({ target, addedNodes }: MutationRecord): boolean =>
  [...addedNodes].some((node) => node instanceof Element) &&
  (target as Element).closest('[contenteditable]')?.getAttribute('contenteditable') !== 'true'

/** Keeps Payload's markup accessible (`mendMarkup`) while its pages, drawers and rows come and go. */
export function MendMarkup({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation()
  useEffect(() => {
    const text: MarkupText = (key) => (t as (key: string) => string)(`puente:markup:${key}`)
    const mend = () => mendMarkup(document, text)
    // Called once for all that React adds at a time, before it is drawn.
    const observer = new MutationObserver((records) => {
      if (records.some(addsElements)) mend()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    mend()
    return () => observer.disconnect()
  }, [t, i18n.language])
  return children
}
