import { noop, type QueryClient } from '@tanstack/react-query'
import type { PayloadRequest } from 'payload'

import { findProposalDetails } from '@/features/proposals/queries/proposal-details'
import { findRecentProposals } from '@/features/proposals/queries/recent-proposals'
import { findTemplate, findTemplateBoardPage } from '@/features/proposal-templates/queries/templates'
import { proposalSchema } from '@/features/proposals/sending-schemas'
import { templateListSchema, templateSchema } from '@/features/proposal-templates/template-schemas'
import { readGenerator } from '@/features/proposal-generator/staff/read-generator'
import {
  PROPOSAL_PARAMETER,
  proposalQuery,
  recentProposalsQuery,
} from '@/features/proposals/staff/proposal-params'
import { viewOf } from '@/features/proposals/staff/view-params'
import {
  TEMPLATE_PARAMETER,
  templateListQuery,
  templateParamsOf,
  templateQuery,
} from '@/features/proposal-templates/staff/template-params'

type Search = Record<string, string | string[] | undefined>

/** Reads what the tab Proposals shows first: the generator with the newest proposals, or the templates, and an open one of either. */
export async function readProposalsBoard(
  queryClient: QueryClient,
  req: PayloadRequest,
  search: Search,
): Promise<void> {
  const proposal = proposalSchema.safeParse({ proposal: search[PROPOSAL_PARAMETER] })
  const dialog =
    proposal.success &&
    queryClient
      .query({
        ...proposalQuery(proposal.data.proposal),
        queryFn: () => findProposalDetails(req, proposal.data),
      })
      .catch(noop)
  if (viewOf(search.view) !== 'templates') {
    const newest = { ...recentProposalsQuery, queryFn: () => findRecentProposals(req) }
    const generator = readGenerator(queryClient, req, { search, lead: null })
    await Promise.all([queryClient.query(newest).catch(noop), generator, dialog])
    return
  }
  const params = templateParamsOf((name) => search[name])
  const opened = templateSchema.safeParse({ template: search[TEMPLATE_PARAMETER] })
  await Promise.all([
    dialog,
    queryClient
      .query({
        ...templateListQuery(params),
        queryFn: () => findTemplateBoardPage(req, templateListSchema.parse(params)),
      })
      .catch(noop),
    opened.success &&
      queryClient
        .query({
          ...templateQuery(opened.data.template),
          queryFn: () => findTemplate(req, opened.data),
        })
        .catch(noop),
  ])
}
