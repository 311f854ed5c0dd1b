import type { QueryClient } from '@tanstack/react-query'

import type { LeadDetails } from '../queries/lead-details'
import type { LeadBoardPage } from '../queries/lead-board-page'
import type { Person } from '../queries/lead-rows'
import type { LeadStatus } from '../rules'

/** What a board can change in a lead. */
export type LeadChange = { status?: LeadStatus; assignee?: Person | null; firstReplyAt?: string | null }

/** Changes a lead wherever it is shown, before or instead of reading it again. */
export function changeShownLead(queryClient: QueryClient, id: string, change: LeadChange): void {
  queryClient.setQueriesData<LeadBoardPage>(
    { queryKey: ['leads', 'list'] },
    (page) =>
      page && { ...page, leads: page.leads.map((lead) => (lead.id === id ? { ...lead, ...change } : lead)) },
  )
  queryClient.setQueryData<LeadDetails>(['leads', 'detail', id], (lead) => lead && { ...lead, ...change })
}

/** Refetches what a change of a lead affects, except the lists: live updates refetch those. */
export const refetchLead = (queryClient: QueryClient, id: string): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['leads', 'detail', id] }),
    queryClient.invalidateQueries({ queryKey: ['dashboard'] }),
  ])

/** Refetches everything that shows leads. */
export const refetchLeads = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['leads'] }),
    queryClient.invalidateQueries({ queryKey: ['dashboard'] }),
  ])
