import type { MouseEvent } from 'react'

import { openLead } from './lead-url'

/** Opens the dialog of a lead here; a click with a modifier key opens the link in another tab. */
export function openHere(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  openLead(id)
}
