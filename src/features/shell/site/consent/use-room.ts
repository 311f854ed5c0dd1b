import { useEffect, useLayoutEffect, type RefObject } from 'react'

import { openedFrom } from './store'

/** What is kept free above what was pressed, in pixels: a finger is no point. */
const gap = 24

/**
 * How far from the lower edge a bar of this height stands, so that what opened it stays in view: a second press there,
 * however slow, meets the same button again and never an answer.
 */
export function liftAbove(opener: { top: number; bottom: number }, height: number, viewport: number): number {
  const covered = opener.bottom > viewport - height && opener.top < viewport
  return covered ? viewport - opener.top + gap : 0
}

/**
 * Places the bar, and says how much of the window it takes: what lies below it can be scrolled free, and what the
 * keyboard reaches is not hidden.
 */
export function useRoom(place: RefObject<HTMLElement | null>, reopened: boolean): void {
  // Before it is seen. Its height is that of the layout, whatever moves it in.
  useLayoutEffect(() => {
    const bar = place.current
    if (!bar) return
    const opener = reopened ? openedFrom() : undefined
    const lift = opener ? liftAbove(opener.getBoundingClientRect(), bar.offsetHeight, innerHeight) : 0
    bar.style.setProperty('--lift', `${lift}px`)
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--consent', `${bar.offsetHeight + lift}px`),
    )
    observer.observe(bar)
    return () => observer.disconnect()
  }, [place, reopened])

  useEffect(() => () => void document.documentElement.style.removeProperty('--consent'), [])
}
