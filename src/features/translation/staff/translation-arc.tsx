import type { ReactNode } from 'react'

import type { TranslationState } from '../rules'
import { stateMarks } from './state-colors'

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

/** In lists it is drawn so small that the dashes of the large one would close. */
const sizes = {
  small: { stroke: 6, dashes: { unread: '7 12', missing: '0.1 11' }, box: 'h-2.5 w-4.5' },
  large: {
    stroke: 2.5,
    dashes: { unread: '7 6', missing: '1 6' },
    box: 'h-5 w-10 md:h-6.5 md:w-11 xl:w-14',
  },
}

type Props = { state: TranslationState; size?: keyof typeof sizes }

/** The state of a translation as an arc between two languages; always beside its word. */
export const TranslationArc = ({ state, size = 'small' }: Props) => (
  <svg
    className={`flex-none overflow-visible ${sizes[size].box} ${stateMarks[state]}`}
    viewBox="0 0 56 28"
    fill="none"
    stroke="currentColor"
    strokeWidth={sizes[size].stroke}
    strokeDasharray={state === 'unread' || state === 'missing' ? sizes[size].dashes[state] : undefined}
    strokeLinecap="round"
    aria-hidden="true"
  >
    {arcs[state]}
  </svg>
)
