import { queryOptions } from '@tanstack/react-query'

import { listParams } from '@/components/staff/list-params'
import { readQuery } from '@/lib/read-query'
import { clientDocuments, type ClientDocuments } from '@/features/clients/rules'

/** The URL parameters that filter; those below choose an order and a page. */
export const clientFilterNames = ['q', 'status'] as const

/** Returns the parameters of the board in a URL. */
export const clientParamsOf = listParams([...clientFilterNames, 'sort', 'page'])
export type ClientParams = ReturnType<typeof clientParamsOf>

/** Returns the tab that the URL names, else Proposals. */
export const documentsOf = (name: unknown): ClientDocuments =>
  clientDocuments.find((documents) => documents === name) ?? 'proposals'

/** One page of the board. */
export const clientListQuery = (params: ClientParams) =>
  queryOptions({
    queryKey: ['clients', 'list', params],
    queryFn: ({ signal }) => readQuery('client-list', params, signal),
  })

/** How many pages of the documents and of the timeline are shown. */
export type ShownPages = { documents: number; timeline: number }
export const firstPages: ShownPages = { documents: 1, timeline: 1 }

/** What the page of a client shows. A change of anything on it refetches it. */
export const clientDetailsQuery = (id: string, { documents, timeline }: ShownPages = firstPages) =>
  queryOptions({
    queryKey: ['clients', 'detail', id, documents, timeline],
    queryFn: ({ signal }) =>
      readQuery(
        'client-details',
        { client: id, documents: String(documents), timeline: String(timeline) },
        signal,
      ),
    meta: { topics: ['clients', 'leads', 'proposals', 'invoices', 'tickets', 'users'] },
  })
