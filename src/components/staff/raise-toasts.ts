/** What sonner renders its toasts into. */
const TOASTS = 'section[data-react-aria-top-layer]'

/**
 * Raises Payload's toasts above a modal dialog that has just opened: the last element opened is on top of the top layer,
 * whatever its z-index. Does nothing if there is no toast container.
 */
export function raiseToasts(): void {
  const toasts = document.querySelector<HTMLElement>(TOASTS)
  if (!toasts) return
  toasts.popover = 'manual'
  if (toasts.matches(':popover-open')) toasts.hidePopover()
  toasts.showPopover()
}
