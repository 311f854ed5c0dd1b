'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, type MouseEvent, type ReactNode } from 'react'

import { SkipAnchor } from './skip-anchor'

/** Our own pages have a `main` with the ID of the link. Most of Payload's have none; their content follows the bar. */
const CONTENT = ['main', '.template-default__wrap > .app-header ~ *', '.template-default__wrap']

const findContent = () =>
  CONTENT.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean)

/** Gives a page of Payload's what the link leads to, and a main landmark where it has none. Returns whether it is there yet. */
function markContent(): boolean {
  const content = findContent()
  if (!content) return false
  if (!document.getElementById('content')) content.id = 'content'
  // The frame holds the bar too, which is no part of the content.
  if (!content.matches('main, .template-default__wrap')) content.role = 'main'
  return true
}

/** Focuses the content, from where Tab goes on. */
export function focusContent(): void {
  const content = findContent()
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
  content.scrollIntoView({ behavior: 'instant', block: 'nearest' })
}

/** Renders 'Skip to content' as the first tab stop of every admin page, for signed-in users. */
export function SkipLink({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { user } = useAuth()
  const path = usePathname()
  useEffect(() => {
    if (markContent()) return
    // Payload can show the page later than its frame.
    const observer = new MutationObserver(() => markContent() && observer.disconnect())
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [path])
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    focusContent()
  }
  return (
    <>
      {user && <SkipAnchor onClick={skip}>{(t as (key: string) => string)('puente:nav:skip')}</SkipAnchor>}
      {children}
    </>
  )
}
