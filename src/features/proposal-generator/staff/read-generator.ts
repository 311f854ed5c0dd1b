import { noop, type QueryClient } from '@tanstack/react-query'
import type { PayloadRequest } from 'payload'

import { generatorDraftSchema } from '../generator-schemas'
import { findProposalDetails } from '@/features/proposals/queries/proposal-details'
import { findGeneratorDraft } from '../queries/generator-draft'
import { findGeneratorStart } from '../queries/generator-start'
import { proposalSchema } from '@/features/proposals/sending-schemas'
import { PROPOSAL_PARAMETER, proposalQuery } from '@/features/proposals/staff/proposal-params'
import { generatorDraftQuery, generatorStartQuery } from './generator-params'
import { DRAFT_PARAMETER } from '@/lib/generator-address'

type Search = Record<string, string | string[] | undefined>

/** Reads what the generator shows first, and an open proposal. */
export async function readGenerator(
  queryClient: QueryClient,
  req: PayloadRequest,
  { search, lead }: { search: Search; lead: string | null },
): Promise<void> {
  const draft = generatorDraftSchema.safeParse({ draft: search[DRAFT_PARAMETER] })
  const proposal = proposalSchema.safeParse({ proposal: search[PROPOSAL_PARAMETER] })
  await Promise.all([
    queryClient
      .query({
        ...generatorStartQuery(lead),
        queryFn: () => findGeneratorStart(req, lead ? { lead } : {}),
      })
      .catch(noop),
    draft.success &&
      queryClient
        .query({
          ...generatorDraftQuery(draft.data.draft),
          queryFn: () => findGeneratorDraft(req, draft.data),
        })
        .catch(noop),
    proposal.success &&
      queryClient
        .query({
          ...proposalQuery(proposal.data.proposal),
          queryFn: () => findProposalDetails(req, proposal.data),
        })
        .catch(noop),
  ])
}
