'use client'

import { useEffect, useRef, type RefObject } from 'react'

/**
 * When other parts are shown and the control that had the focus is gone with the old ones, moves the focus to the first of the
 * targets that is there. `shown` tells the parts from each other.
 */
export function useLostFocus(
  place: RefObject<HTMLElement | null>,
  shown: string,
  targets: readonly string[],
): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement !== document.body) return
    const find = (target: string) => place.current?.querySelector<HTMLElement>(target) ?? []
    const [next] = targets.flatMap(find)
    if (next?.matches('h2')) next.tabIndex = -1
    next?.focus()
  })
}
