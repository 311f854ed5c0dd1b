import type { ReactNode } from 'react'

import type { TranslationState } from '../rules'

/** In a 56 by 28 box: whole; without its crown; dashed; dotted, with one foot missing. */
const arcs: Record<TranslationState, ReactNode> = {
  ready: <path d="M3 25a25 22 0 0 1 50 0" />,
  stale: <path d="M3 25a25 22 0 0 1 17-20.5M36 4.5A25 22 0 0 1 53 25" />,
  unread: <path d="M3 25a25 22 0 0 1 50 0" />,
  missing: (
    <>
      <path d="M3 25a25 22 0 0 1 50 0" />
      <circle cx="3" cy="24" r="3" fill="currentColor" stroke="none" />
    </>
  ),
}

/** The state of a translation as an arc between two languages; always beside its word. */
export const TranslationArc = ({ state }: { state: TranslationState }) => (
  <svg
    className={`translation-arc is-${state}`}
    viewBox="0 0 56 28"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {arcs[state]}
  </svg>
)
