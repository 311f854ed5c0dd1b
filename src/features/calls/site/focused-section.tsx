'use client'

import type { ComponentProps } from 'react'

/** Once, when it appears; the page stays where it is. */
const takeFocus = (section: HTMLElement | null) => section?.focus({ preventScroll: true })

/** A section that takes the focus from a form that is gone, so that readers begin with it. */
export function FocusedSection(props: ComponentProps<'section'>) {
  return <section tabIndex={-1} ref={takeFocus} className="focus-visible:outline-none" {...props} />
}
