import type { ReactNode } from 'react'

/** Says that what is beside it is an example, never in the accent. `children` is the word. */
export const SampleMark = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex min-h-7 items-center rounded-t-badge border border-dashed [border-bottom-style:solid] px-4 pt-1 text-note leading-5 text-muted">
    {children}
  </span>
)
