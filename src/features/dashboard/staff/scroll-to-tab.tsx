'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'

import { useKeys } from '@/components/staff/use-keys'
import { openLeadByKey } from '@/features/leads/staff/lead-params'
import { LeadsBoard } from '@/features/leads/staff/leads-board'
import { isOutOfView, scrollToMiddle } from '@/lib/dashboard-tabs'
import { dashboardQuery } from './dashboard-query'

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

/** The tab Leads. R opens the lead that Today shows first, as the list of keys says. */
export function LeadsTab() {
  const leads = useQuery(dashboardQuery).data?.today.leads
  useKeys({
    r: () => {
      const lead = leads?.running[0] ?? leads?.late[0]
      if (lead) openLeadByKey(lead.id)
    },
  })
  return <LeadsBoard />
}
