import type { ReactNode } from 'react'

type Props = { title: string; text: string; heading?: 'h2' | 'h3'; children?: ReactNode }

/** The empty state of a list, with one action. */
export const EmptyState = ({ title, text, heading: Heading = 'h2', children }: Props) => (
  <div className="empty-state">
    <svg viewBox="0 0 168 64" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M4 62h160M24 62a60 50 0 0 1 120 0M48 62a36 30 0 0 1 72 0" />
    </svg>
    <Heading>{title}</Heading>
    <p>{text}</p>
    {children}
  </div>
)
