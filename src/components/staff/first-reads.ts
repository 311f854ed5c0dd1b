import { noop, QueryClient, type DataTag, type QueryKey } from '@tanstack/react-query'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { setStatus } from '@/lib/request-report'

type Search = Record<string, string | string[] | undefined>
type Query<Data> = { queryKey: DataTag<QueryKey, Data, Error> }

/**
 * What the server reads as the signed-in user, so that the first render of a page of staff is complete. A read that fails is
 * left to the browser, which shows the error in its place.
 */
export function firstReads(req: PayloadRequest, search: Search) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const read = <Data>(query: Query<Data>, find: () => Promise<Data>): Promise<unknown> =>
    queryClient.query({ ...query, queryFn: find })
  return {
    req,
    queryClient,
    parameter: (name: string) => search[name],
    read: <Data>(query: Query<Data>, find: () => Promise<Data>) => read(query, find).catch(noop),
    /** Reads the document that the page is about. Where there is none, the page has the status 404. */
    readSubject: <Data>(query: Query<Data>, find: () => Promise<Data>) =>
      read(query, find).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not_found') setStatus(404)
      }),
  }
}

export type FirstReads = ReturnType<typeof firstReads>
