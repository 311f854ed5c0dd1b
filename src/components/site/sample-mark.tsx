import type { ReactNode } from 'react'

type Props = { children: ReactNode; className?: string }

/** Says that what is beside it is an example, never in the accent. `children` is the word. */
export const SampleMark = ({ children, className = '' }: Props) => (
  <span
    className={`inline-flex min-h-7 items-center rounded-t-badge border border-dashed [border-bottom-style:solid] px-4 pt-1 text-note leading-5 text-muted ${className}`}
  >
    {children}
  </span>
)
