import type { ReactNode } from 'react'

type Props = { label?: string; className?: string; children: ReactNode }

/** Search, filters and actions above a list, in as many lines as they need. `label` names it for screen readers. */
export const Toolbar = ({ label, className = '', children }: Props) => (
  <div
    role={label ? 'group' : undefined}
    aria-label={label}
    className={`mb-2 flex flex-wrap items-center gap-2 ${className}`}
  >
    {children}
  </div>
)
