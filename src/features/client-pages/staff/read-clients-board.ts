import type { FirstReads } from '@/components/staff/first-reads'
import { CLIENT_PARAMETER, NEW_CLIENT } from '@/features/clients/rules'
import { clientListSchema } from '@/features/clients/schemas'
import { findClientBoardPage } from '../queries/client-board-page'
import { findClientDetails } from '../queries/client-details'
import { clientDetailsQuery, clientListQuery, clientParamsOf, firstPages } from './client-params'

/** Reads what the board of clients, or the page of a client, shows first. */
export function readClientsBoard({ req, parameter, read }: FirstReads): Promise<unknown> {
  const id = parameter(CLIENT_PARAMETER)
  if (typeof id === 'string' && id !== NEW_CLIENT)
    return read(clientDetailsQuery(id), () => findClientDetails(req, { client: id, ...firstPages }))
  const params = clientParamsOf(parameter)
  return read(clientListQuery(params), () => findClientBoardPage(req, clientListSchema.parse(params)))
}
