/** A rectangle of the viewport, in CSS pixels from its top left corner. */
export type Box = { top: number; right: number; bottom: number; left: number }

type Toast = { left: number; right: number; height: number }

/** Between a toast and what it must not cover. */
const GAP = 8

/**
 * Returns how far from the bottom of the viewport a toast covers none of the boxes: the lowest such place, at least `margin`
 * from both ends. Undefined when there is none. In CSS pixels.
 */
export function clearOffset(
  toast: Toast,
  boxes: readonly Box[],
  viewportHeight: number,
  margin: number,
): number | undefined {
  const beside = boxes.filter(({ left, right }) => left < toast.right && right > toast.left)
  const isClear = (offset: number) => {
    const bottom = viewportHeight - offset
    const top = bottom - toast.height
    return top >= margin && beside.every((box) => box.bottom <= top || box.top >= bottom)
  }
  // The lowest clear place is at the bottom, or right above a box.
  const offsets = [margin, ...beside.map(({ top }) => viewportHeight - top + GAP)]
  return offsets
    .filter((offset) => offset >= margin)
    .toSorted((one, other) => one - other)
    .find(isClear)
}

/** The distances of sonner's toasts from the edges, in pixels, and the width up to which the first applies. */
const margins = { phone: 16, wide: 24 }
const PHONE_WIDTH = 600

/** The errors of fields and forms, and what a page offers next. */
const NEVER_COVERED = '[data-error], p[data-keep-clear], [data-keep-clear] :is(a, button, canvas)'
/** What is chosen beside them. */
const CHOICES = '[data-keep-clear] label'
/** The fields that the errors are about, from the label to the error. */
const INVALID_FIELDS = '[data-field]:has([aria-invalid="true"])'
/** The errors of a whole form. */
const FORM_ERRORS = '[data-error]:not([data-field] [data-error])'
/** Where the visitor writes next. */
const FOCUSED_FIELD = '[data-field]:has([aria-invalid="true"]:focus)'

const visibleBoxes = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => element.getBoundingClientRect())

/**
 * Moves the toast up until it covers no error, next step, choice or invalid field. Without room for that, only the focused field and
 * the error of the form count, at last the errors alone.
 */
function placeToast(): void {
  const toaster = document.querySelector<HTMLElement>('[data-sonner-toaster]')
  const toast = toaster?.querySelector<HTMLElement>('[data-sonner-toast]:not([data-removed="true"])')
  if (!toaster || !toast) return
  const margin = innerWidth <= PHONE_WIDTH ? margins.phone : margins.wide
  const { left, right, height } = toast.getBoundingClientRect()
  const always = visibleBoxes(NEVER_COVERED)
  const place = (boxes: typeof always) => clearOffset({ left, right, height }, boxes, innerHeight, margin)
  const focused = visibleBoxes(FOCUSED_FIELD)
  const formErrors = visibleBoxes(FORM_ERRORS)
  const offset =
    place([...always, ...visibleBoxes(INVALID_FIELDS), ...visibleBoxes(CHOICES)]) ??
    place([...always, ...visibleBoxes(INVALID_FIELDS)]) ??
    place([...always, ...focused]) ??
    (focused.length > 0 ? place([...focused, ...formErrors]) : undefined) ??
    place(always) ??
    margin
  for (const name of ['--offset-bottom', '--mobile-offset-bottom'])
    toaster.style.setProperty(name, `${offset}px`)
}

/**
 * Keeps toasts from covering the error of a field, a paragraph with `data-keep-clear`, and links, buttons and canvases
 * inside such an element, even one that appears or is scrolled to while a toast is shown. Returns the function that stops
 * it.
 */
export function keepToastsClear(): () => void {
  const changes = new MutationObserver(placeToast)
  changes.observe(document.body, { childList: true, subtree: true })
  addEventListener('focusin', placeToast)
  addEventListener('scroll', placeToast, { passive: true, capture: true })
  addEventListener('resize', placeToast)
  return () => {
    changes.disconnect()
    removeEventListener('focusin', placeToast)
    removeEventListener('scroll', placeToast, { capture: true })
    removeEventListener('resize', placeToast)
  }
}
