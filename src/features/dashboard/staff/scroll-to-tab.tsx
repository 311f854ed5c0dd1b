'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

import { isOutOfView, scrollToMiddle } from '@/lib/dashboard-tabs'

/**
 * Scrolls the tab named in the URL into view at once, in its row on phones too: otherwise it would be hidden below the
 * figures of the dashboard. Leaves a page alone that the browser has already scrolled, such as after a reload.
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
