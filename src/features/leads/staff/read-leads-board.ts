import { noop, type QueryClient } from '@tanstack/react-query'
import type { PayloadRequest } from 'payload'

import { displayName } from '@/lib/person-name'
import { leadListSchema } from '../board-schemas'
import { findLeadDetails } from '../queries/lead-details'
import { findLeadOptions } from '../queries/lead-options'
import { findLeadBoardPage } from '../queries/lead-board-page'
import type { LeadBoardData } from './lead-board-context'
import { leadDetailsQuery, leadListQuery, leadOptionsQuery, leadParamsOf } from './lead-params'

type Search = Record<string, string | string[] | undefined>

/** Reads what the board of leads and an open dialog show first, and returns who is signed in. */
export async function readLeadsBoard(
  queryClient: QueryClient,
  req: PayloadRequest,
  search: Search,
): Promise<LeadBoardData> {
  const params = leadParamsOf((name) => search[name])
  const { lead } = search
  await Promise.all([
    queryClient.query({ ...leadOptionsQuery, queryFn: () => findLeadOptions(req) }).catch(noop),
    queryClient
      .query({
        ...leadListQuery(params),
        queryFn: () => findLeadBoardPage(req, leadListSchema.parse(params)),
      })
      .catch(noop),
    typeof lead === 'string' &&
      queryClient.query({ ...leadDetailsQuery(lead), queryFn: () => findLeadDetails(req, lead) }).catch(noop),
  ])
  return { me: req.user ? displayName(req.user) : '', user: req.user?.id ?? '' }
}
