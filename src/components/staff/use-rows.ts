'use client'

import { useRef, useState } from 'react'

/**
 * The row under the keyboard, of a board whose rows have `data-row={id}` and a link that opens them: the one with
 * `data-opens`, or the first. `move(1)` goes to the next row and focuses its link; `focusControl` focuses another control
 * of the row and opens it if it is a select.
 */
export function useRows(ids: readonly string[]) {
  const board = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState<string>()
  const index = ids.indexOf(current ?? '')

  const find = (id: string | undefined, selector: string) =>
    id ? board.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] ${selector}`) : undefined

  const move = (step: 1 | -1) => {
    const next = ids[Math.min(Math.max(index < 0 ? 0 : index + step, 0), ids.length - 1)]
    setCurrent(next)
    const link = find(next, '[data-opens]') ?? find(next, 'a')
    link?.focus({ preventScroll: true })
    link?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' })
  }

  const focusControl = (selector: string) => {
    const id = index < 0 ? ids[0] : current
    setCurrent(id)
    const control = find(id, selector)
    control?.focus()
    if (control instanceof HTMLSelectElement) open(control)
  }

  return { board, current: index < 0 ? undefined : current, setCurrent, move, focusControl }
}

/** Shows the options. Browsers without `showPicker` open them with the arrow keys. */
function open(select: HTMLSelectElement): void {
  try {
    select.showPicker()
  } catch {
    // The focus is on it.
  }
}
