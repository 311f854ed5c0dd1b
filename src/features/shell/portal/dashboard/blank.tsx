import type { ReactNode } from 'react'

type Props = { title: string; text: string; children?: ReactNode }

/** Nothing here yet: what it is, why, and one way on. */
export const Blank = ({ title, text, children }: Props) => (
  <div className="blank">
    <svg viewBox="0 0 168 64" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M4 62h160M24 62a60 50 0 0 1 120 0M48 62a36 30 0 0 1 72 0" />
    </svg>
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
)
