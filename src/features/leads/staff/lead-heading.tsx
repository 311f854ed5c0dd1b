import type { ComponentProps } from 'react'

/** The heading of a part of a lead's dialog, in the size of its text. */
export const LeadHeading = ({ className = '', children, ...rest }: ComponentProps<'h3'>) => (
  <h3 className={`font-sans text-small/5 font-semibold tracking-[0] ${className}`} {...rest}>
    {children}
  </h3>
)
