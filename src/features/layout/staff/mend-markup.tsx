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
    let waiting = 0
    const mend = () => {
      waiting = 0
      mendMarkup(document, text)
    }
    // Once for all that is added until the next frame.
    const observer = new MutationObserver((records) => {
      if (!waiting && records.some(addsElements)) waiting = requestAnimationFrame(mend)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    mend()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(waiting)
    }
  }, [t, i18n.language])
  return children
}
