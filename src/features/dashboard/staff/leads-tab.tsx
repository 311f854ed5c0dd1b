'use client'

import { useQuery } from '@tanstack/react-query'

import { useKeys } from '@/components/staff/keys'
import { openLeadByKey } from '@/features/leads/staff/lead-params'
import { LeadsBoard } from '@/features/leads/staff/leads-board'
import { dashboardQuery } from './dashboard-query'

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
