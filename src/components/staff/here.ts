import type { MouseEvent } from 'react'

/** Returns what a click on a link does here; one with a modifier key opens the link in another tab. */
export const here =
  (open: () => void) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    open()
  }
