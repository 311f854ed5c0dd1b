import type { ReactNode } from 'react'

type Props = { className: string; children: ReactNode }

/** What the reader gets, below a small arch. `className` places it and says how large it is. */
export const Benefit = ({ className, children }: Props) => (
  <p
    className={`relative pt-4 font-display font-head tracking-[-0.012em] text-balance before:absolute before:top-0 before:left-0 before:h-2.5 before:w-11 before:rounded-[50%/100%_100%_0_0] before:border-t-4 before:border-accent ${className}`}
  >
    {children}
  </p>
)
