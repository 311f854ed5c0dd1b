'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import type { MouseEvent, ReactNode } from 'react'

/** Our own pages have a `main` with the ID of the link. Most of Payload's have none; their content follows the bar. */
const CONTENT = ['main', '.template-default__wrap > .app-header ~ *', '.template-default__wrap']

/** Focuses the content, from where Tab goes on. */
export function focusContent(): void {
  const content = CONTENT.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean)
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
  content.scrollIntoView({ behavior: 'instant', block: 'nearest' })
}

/** Renders 'Skip to content' as the first tab stop of every admin page, for signed-in users. */
export function SkipLink({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { user } = useAuth()
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    focusContent()
  }
  return (
    <>
      {user && (
        <a href="#content" className="admin-skip" onClick={skip}>
          {(t as (key: string) => string)('puente:nav:skip')}
        </a>
      )}
      {children}
    </>
  )
}
