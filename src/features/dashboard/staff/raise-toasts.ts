/** What sonner renders its toasts into. */
const TOASTS = 'section[data-react-aria-top-layer]'

/**
 * Puts Payload's toasts above a modal dialog that has just opened: what opens later stands higher in the top layer, whatever
 * its z-index. Without its container, nothing happens.
 */
export function raiseToasts(): void {
  const toasts = document.querySelector<HTMLElement>(TOASTS)
  if (!toasts) return
  toasts.popover = 'manual'
  if (toasts.matches(':popover-open')) toasts.hidePopover()
  toasts.showPopover()
}
