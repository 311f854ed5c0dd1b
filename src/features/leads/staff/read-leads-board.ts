import type { QueryClient } from '@tanstack/react-query'
import type { PayloadRequest } from 'payload'

import { languages } from '@/i18n/languages'
import { leadListSchema } from '../board-schemas'
import { listAssignableStaff } from '../queries/assignable-staff'
import { findLeadDetails } from '../queries/lead-details'
import { findLeadPage } from '../queries/lead-page'
import { listReplyTemplates } from '../queries/reply-templates'
import type { LeadBoardData } from './lead-board-context'
import { leadDetailsQuery, leadListQuery, leadParamsOf } from './lead-params'

type Search = Record<string, string | string[] | undefined>

/** Reads what the board of leads and an open dialog show first, and returns whom and what they offer. */
export async function readLeadsBoard(
  queryClient: QueryClient,
  req: PayloadRequest,
  search: Search,
): Promise<LeadBoardData> {
  const params = leadParamsOf((name) => search[name])
  const { lead } = search
  const [staff, ...templates] = await Promise.all([
    listAssignableStaff(req),
    ...languages.map((language) => listReplyTemplates(req, language)),
    queryClient.prefetchQuery({
      ...leadListQuery(params),
      queryFn: () => findLeadPage(req, leadListSchema.parse(params)),
    }),
    typeof lead === 'string' &&
      queryClient.prefetchQuery({ ...leadDetailsQuery(lead), queryFn: () => findLeadDetails(req, lead) }),
  ])
  const me = [req.user?.firstName, req.user?.lastName].filter(Boolean).join(' ')
  const [en = [], es = []] = templates.filter(Array.isArray)
  return { me, user: req.user?.id ?? '', staff, templates: { en, es } }
}
