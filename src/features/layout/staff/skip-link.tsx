'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import type { MouseEvent, ReactNode } from 'react'

/** Most of Payload's pages have no `main`; their content follows the bar. */
const CONTENT = ['main', '.template-default__wrap > .app-header ~ *', '.template-default__wrap']

/** Focuses the content, from where Tab goes on. Payload gives it no ID that an address could name. */
export function focusContent(): void {
  const content = CONTENT.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean)
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
  content.scrollIntoView({ behavior: 'instant', block: 'nearest' })
}

/** Puts 'Skip to content' before every page of the admin for who is signed in, as the first stop of Tab. */
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
