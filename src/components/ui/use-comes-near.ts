import { useEffect, useState, type RefObject } from 'react'

/** How far below or above the window is near. */
const MARGIN = '300px'
/** A screen reader may read on without scrolling. */
const LATEST_MS = 10_000

/** Whether an element has come near the window, or the page has been open for ten seconds: then it stays true. */
export function useComesNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    if (place.current) observer.observe(place.current)
    const timer = setTimeout(() => setNear(true), LATEST_MS)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [place, isNear])
  return isNear
}
