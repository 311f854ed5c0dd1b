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
