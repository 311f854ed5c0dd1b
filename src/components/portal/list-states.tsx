import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'

import { buttonClass } from '@/components/ui/button'
import { localizedPath } from '@/i18n/languages'

type EmptyProps = { title: string; text: string; heading?: 'h2' | 'h3'; children?: ReactNode }

/** The empty state of a list, with one action. */
export const EmptyState = ({ title, text, heading: Heading = 'h2', children }: EmptyProps) => (
  <div className="empty-state">
    <svg viewBox="0 0 168 64" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M4 62h160M24 62a60 50 0 0 1 120 0M48 62a36 30 0 0 1 72 0" />
    </svg>
    <Heading>{title}</Heading>
    <p>{text}</p>
    {children}
  </div>
)

type ErrorProps = { title: string; text: string; retry: string; path: string }

/** Shown in place of data that could not be read, with a link to try again. */
export function ErrorPanel({ title, text, retry, path }: ErrorProps) {
  const language = useLocale()
  return (
    <section role="alert" className="error-panel">
      <h2>{title}</h2>
      <p>{text}</p>
      {/* A full page load: it works without JavaScript and keeps nothing of the failed one. */}
      <a href={localizedPath(path, language)} className={buttonClass('line', 'compact')}>
        {retry}
      </a>
    </section>
  )
}
