import type { ComponentProps } from 'react'

/** The link to the content of a page of staff, seen while it has the focus. */
export const SkipAnchor = (props: ComponentProps<'a'>) => (
  <a
    href="#content"
    className="fixed top-2 left-2 z-100 -translate-y-[200%] bg-ink px-6 py-3 text-ground focus:translate-none"
    {...props}
  />
)
