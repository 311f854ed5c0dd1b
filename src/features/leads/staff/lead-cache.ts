import type { QueryClient } from '@tanstack/react-query'

import { aboutLead, aboutLeads } from './lead-mutations'

/** Refetches what a change of a lead affects. */
export const refetchLead = (queryClient: QueryClient, id: string): Promise<unknown> =>
  Promise.all(aboutLead(id).map((queryKey) => queryClient.invalidateQueries({ queryKey })))

/** Refetches everything that shows leads. */
export const refetchLeads = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(aboutLeads.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
