import { noop, type QueryClient } from '@tanstack/react-query'
import type { PayloadRequest } from 'payload'

import { findClientDetails } from '../queries/client-details'
import { findClientBoardPage } from '../queries/client-board-page'
import { clientListSchema } from '@/features/clients/schemas'
import { clientDetailsQuery, clientListQuery, clientParamsOf, firstPages } from './client-params'
import { CLIENT_PARAMETER, NEW_CLIENT } from '@/features/clients/rules'

type Search = Record<string, string | string[] | undefined>

/** Reads what the board of clients, or the page of a client, shows first. */
export async function readClientsBoard(
  queryClient: QueryClient,
  req: PayloadRequest,
  search: Search,
): Promise<void> {
  const id = search[CLIENT_PARAMETER]
  if (typeof id === 'string' && id !== NEW_CLIENT)
    await queryClient
      .query({
        ...clientDetailsQuery(id),
        queryFn: () => findClientDetails(req, { client: id, ...firstPages }),
      })
      .catch(noop)
  else {
    const params = clientParamsOf((name) => search[name])
    await queryClient
      .query({
        ...clientListQuery(params),
        queryFn: () => findClientBoardPage(req, clientListSchema.parse(params)),
      })
      .catch(noop)
  }
}
