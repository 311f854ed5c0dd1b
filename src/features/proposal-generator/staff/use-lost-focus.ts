'use client'

import { useEffect, useRef, type RefObject } from 'react'

/** When `shown` changes and the focused element is unmounted, moves the focus to the first target that exists. */
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
