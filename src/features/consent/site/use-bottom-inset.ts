import { useEffect, useLayoutEffect, type RefObject } from 'react'

import { settingsOpener } from './consent-store'

/** The distance in pixels between the banner and the button that opened it, so that a fingertip does not hit both. */
const GAP = 24

/**
 * Returns how many pixels above the bottom edge a banner of this height is placed so that it does not cover the button
 * that opened it: a second tap hits that button again and never an answer.
 */
export function bannerOffset(
  opener: { top: number; bottom: number },
  height: number,
  viewport: number,
): number {
  const covered = opener.bottom > viewport - height && opener.top < viewport
  return covered ? viewport - opener.top + GAP : 0
}

/**
 * Positions the banner and publishes its height as `--consent`, so that content below it can be scrolled into view and a
 * focused element is not hidden.
 */
export function useBottomInset(banner: RefObject<HTMLElement | null>, reopened: boolean): void {
  // Runs before the first paint. offsetHeight ignores the transform that animates it in.
  useLayoutEffect(() => {
    const element = banner.current
    if (!element) return
    const opener = reopened ? settingsOpener() : undefined
    const lift = opener ? bannerOffset(opener.getBoundingClientRect(), element.offsetHeight, innerHeight) : 0
    element.style.setProperty('--lift', `${lift}px`)
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--consent', `${element.offsetHeight + lift}px`),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [banner, reopened])

  useEffect(() => () => void document.documentElement.style.removeProperty('--consent'), [])
}
