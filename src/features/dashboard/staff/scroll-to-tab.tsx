'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

import { isOutOfView, scrollToMiddle } from './tabs'

/**
 * Brings the tab that the address names into view, also in its row on phones, at once: below the figures of the dashboard nobody would see it. A page
 * that the browser has scrolled already, such as after a reload, stays where it is.
 */
export function ScrollToTab({ tabs }: { tabs: string }) {
  const tab = useSearchParams().get('tab')
  useEffect(() => {
    const element = document.getElementById(tabs)
    if (!element) return
    const current = element.querySelector('[aria-current]')
    if (current)
      element.scrollLeft += scrollToMiddle(current.getBoundingClientRect(), element.getBoundingClientRect())
    if (!tab || scrollY > 0) return
    if (isOutOfView(element.getBoundingClientRect().top, innerHeight))
      element.scrollIntoView({ behavior: 'instant', block: 'start' })
  }, [tab, tabs])
  return null
}
