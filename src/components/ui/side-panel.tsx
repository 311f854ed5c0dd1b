import type { ReactNode } from 'react'

type Props = { label: string; className?: string; children: ReactNode }

/** What is beside the main column of a page or dialog; below it where there is no room. */
export const SidePanel = ({ label, className = '', children }: Props) => (
  <aside
    aria-label={label}
    className={`grid content-start gap-4 border-line max-md:border-t max-md:pt-4 md:border-l md:pl-6 ${className}`}
  >
    {children}
  </aside>
)
