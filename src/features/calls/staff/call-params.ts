import { queryOptions } from '@tanstack/react-query'

import { readQuery } from '@/lib/read-query'

/** The calls of a lead. Whatever changes one announces its lead. */
export const leadCallsQuery = (lead: string) =>
  queryOptions({
    queryKey: ['leads', 'calls', lead],
    queryFn: ({ signal }) => readQuery('lead-calls', { lead }, signal),
  })

/** What a change of a call affects. */
export const aboutCall = (lead: string) =>
  [['leads', 'calls', lead], ['leads', 'detail', lead], ['dashboard']] as const
