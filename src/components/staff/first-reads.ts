import { noop, QueryClient, type DataTag, type QueryKey } from '@tanstack/react-query'
import type { PayloadRequest } from 'payload'

type Search = Record<string, string | string[] | undefined>

/**
 * What the server reads as the signed-in user, so that the first render of a page of staff is complete. A read that fails is
 * left to the browser, which shows the error in its place.
 */
export function firstReads(req: PayloadRequest, search: Search) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return {
    req,
    queryClient,
    parameter: (name: string) => search[name],
    read: <Data>(
      query: { queryKey: DataTag<QueryKey, Data, Error> },
      find: () => Promise<Data>,
    ): Promise<unknown> => queryClient.query({ ...query, queryFn: find }).catch(noop),
  }
}

export type FirstReads = ReturnType<typeof firstReads>
