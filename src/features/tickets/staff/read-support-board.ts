import { noop, type QueryClient } from '@tanstack/react-query'
import type { PayloadRequest } from 'payload'

import { ticketListSchema } from '../board-schemas'
import { findTicketBoardPage } from '../queries/ticket-board-page'
import { ticketListQuery, ticketParamsOf } from './ticket-params'

type Search = Record<string, string | string[] | undefined>

/** Reads what the board of tickets shows first. */
export async function readSupportBoard(
  queryClient: QueryClient,
  req: PayloadRequest,
  search: Search,
): Promise<void> {
  const params = ticketParamsOf((name) => search[name])
  await queryClient
    .query({
      ...ticketListQuery(params),
      queryFn: () => findTicketBoardPage(req, ticketListSchema.parse(params)),
    })
    .catch(noop)
}
