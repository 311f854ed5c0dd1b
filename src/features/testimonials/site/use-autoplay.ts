'use client'

import { useEffect, useEffectEvent } from 'react'

const SLIDE_DURATION_MS = 5_000

/**
 * Calls `next` at an interval unless it is paused, the tab is hidden or motion is reduced. A new `index` restarts the
 * interval.
 */
export function useAutoplay(next: () => void, isPaused: boolean, index: number): void {
  const advance = useEffectEvent(next)
  useEffect(() => {
    if (isPaused) return
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
    const timer = setInterval(() => {
      if (!document.hidden && !reducedMotion.matches) advance()
    }, SLIDE_DURATION_MS)
    return () => clearInterval(timer)
  }, [isPaused, index])
}
