import { queryOptions } from '@tanstack/react-query'

import { listParams } from '@/components/staff/list-params'
import { readQuery } from '@/lib/read-query'

/** The URL parameters that filter; those below choose an order and a page. */
export const ticketFilterNames = ['q', 'status', 'priority'] as const

/** The URL parameter that opens the form of a new ticket. */
export const NEW_TICKET = 'new'

/** Returns the parameters of the board in a URL. */
export const ticketParamsOf = listParams([...ticketFilterNames, 'sort', 'page'])
export type TicketParams = ReturnType<typeof ticketParamsOf>

/** The page of a ticket in the admin. */
export const ticketHref = (id: string): string => `/admin/collections/tickets/${encodeURIComponent(id)}`
export const SUPPORT_HREF = '/admin?tab=support'

/** One page of the board. */
export const ticketListQuery = (params: TicketParams) =>
  queryOptions({
    queryKey: ['tickets', 'list', params],
    queryFn: ({ signal }) => readQuery('ticket-list', params, signal),
    meta: { topics: ['tickets', 'clients'] },
  })

/** What the page of a ticket shows. `pages` are those of its thread. */
export const ticketDetailsQuery = (id: string, pages = 1) =>
  queryOptions({
    queryKey: ['tickets', 'detail', id, pages],
    queryFn: ({ signal }) => readQuery('ticket-details', { ticket: id, pages: String(pages) }, signal),
  })
