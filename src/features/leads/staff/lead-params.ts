import { queryOptions } from '@tanstack/react-query'

import { listParams } from '@/components/staff/list-params'
import { readQuery } from '@/lib/read-query'

/** The URL parameters that filter, and those that choose a page or an order. */
export const filterNames = ['q', 'status', 'source', 'assignee'] as const
export const pageNames = ['after', 'before', 'page', 'last'] as const

/** Returns the parameters of the board in a URL. */
export const leadParamsOf = listParams([...filterNames, 'sort', 'direction', ...pageNames])
export type LeadParams = ReturnType<typeof leadParamsOf>

/** One page of the board. */
export const leadListQuery = (params: LeadParams) =>
  queryOptions({
    queryKey: ['leads', 'list', params],
    queryFn: ({ signal }) => readQuery('lead-list', params, signal),
  })

/** Whom a lead can be assigned to, and the reply templates. */
export const leadOptionsQuery = queryOptions({
  queryKey: ['leadOptions'],
  queryFn: ({ signal }) => readQuery('lead-options', {}, signal),
  meta: { topics: ['users', 'replyTemplates'] },
})

/** What the dialog of a lead shows. */
export const leadDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['leads', 'detail', id],
    // Its history also shows what happens to its proposals.
    meta: { topics: ['leads', 'proposals'] },
    queryFn: ({ signal }) => readQuery('lead-details', { lead: id }, signal),
  })
