'use client'

import { useEffect, useEffectEvent } from 'react'

/** Milliseconds that a testimonial stands (specification, section 9). */
const pace = 5_000

/** Calls `next` after each pace; not while it is held, nobody looks, or motion is unwanted. `place` starts the pace anew. */
export function useAdvance(next: () => void, isHeld: boolean, place: number): void {
  const advance = useEffectEvent(next)
  useEffect(() => {
    if (isHeld) return
    const stillness = matchMedia('(prefers-reduced-motion: reduce)')
    const timer = setInterval(() => {
      if (!document.hidden && !stillness.matches) advance()
    }, pace)
    return () => clearInterval(timer)
  }, [isHeld, place])
}
