import type { ComponentProps } from 'react'

/** The heading of a part of a page, in the size of the text; what else is in it is at its end. */
export const SmallHeading = ({ className = '', ...rest }: ComponentProps<'h2'>) => (
  <h2
    className={`flex items-center justify-between font-sans text-small/5 font-semibold tracking-[0] ${className}`}
    {...rest}
  />
)
