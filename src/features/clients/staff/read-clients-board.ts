import type { QueryClient } from '@tanstack/react-query'
import type { PayloadRequest } from 'payload'

import { findClientDetails } from '../queries/client-details'
import { findClientBoardPage } from '../queries/client-board-page'
import { clientListSchema } from '../schemas'
import {
  CLIENT_PARAMETER,
  clientDetailsQuery,
  clientListQuery,
  clientParamsOf,
  firstPages,
  NEW_CLIENT,
} from './client-params'

type Search = Record<string, string | string[] | undefined>

/** Reads what the board of clients, or the page of a client, shows first. */
export async function readClientsBoard(
  queryClient: QueryClient,
  req: PayloadRequest,
  search: Search,
): Promise<void> {
  const id = search[CLIENT_PARAMETER]
  if (typeof id === 'string' && id !== NEW_CLIENT)
    return queryClient.prefetchQuery({
      ...clientDetailsQuery(id),
      queryFn: () => findClientDetails(req, { client: id, ...firstPages }),
    })
  const params = clientParamsOf((name) => search[name])
  await queryClient.prefetchQuery({
    ...clientListQuery(params),
    queryFn: () => findClientBoardPage(req, clientListSchema.parse(params)),
  })
}
