import { queryOptions } from '@tanstack/react-query'

import { readQuery } from '@/lib/read-query'

/** The URL parameters that filter, and those that choose a page or an order. */
export const filterNames = ['q', 'status', 'source', 'assignee'] as const
export const pageNames = ['after', 'before', 'page', 'last'] as const
const names = [...filterNames, 'sort', 'direction', ...pageNames] as const

export type LeadParams = Partial<Record<(typeof names)[number], string>>

/** Returns the parameters of the board in a URL. `read` returns one parameter. */
export const leadParamsOf = (read: (name: string) => unknown): LeadParams =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name)
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )

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
