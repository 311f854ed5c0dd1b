import type { QueryClient } from '@tanstack/react-query'

import type { LeadDetails } from '../queries/lead-details'
import type { LeadPage } from '../queries/lead-page'
import type { Person } from '../queries/lead-rows'
import type { LeadStatus } from '../rules'

/** What a board can change in a lead. */
export type LeadChange = { status?: LeadStatus; assignee?: Person | null; firstReplyAt?: string | null }

/** Changes a lead wherever it is shown, before or instead of reading it again. */
export function changeShownLead(client: QueryClient, id: string, change: LeadChange): void {
  client.setQueriesData<LeadPage>(
    { queryKey: ['leads', 'list'] },
    (page) =>
      page && { ...page, leads: page.leads.map((lead) => (lead.id === id ? { ...lead, ...change } : lead)) },
  )
  client.setQueryData<LeadDetails>(['leads', 'one', id], (lead) => lead && { ...lead, ...change })
}

/** Reads again what a change of a lead affects besides the lists, which hear of it by themselves. */
export const refetchLead = (client: QueryClient, id: string): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['leads', 'one', id] }),
    client.invalidateQueries({ queryKey: ['dashboard'] }),
  ])

/** Reads again all that shows leads. */
export const refetchLeads = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['leads'] }),
    client.invalidateQueries({ queryKey: ['dashboard'] }),
  ])
