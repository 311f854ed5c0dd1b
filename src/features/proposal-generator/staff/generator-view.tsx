import { staffMessages } from '@/i18n/staff-messages'
import { firstReads, type FirstReads } from '@/components/staff/first-reads'
import type { StaffScreen } from '@/components/staff/staff-screen'
import { StaffView } from '@/components/staff/staff-view'
import { settingsOrDefaults } from '@/features/settings/queries'
import { isId } from '@/lib/ids'
import { findProposalDetails } from '@/features/proposals/queries/proposal-details'
import { proposalSchema } from '@/features/proposals/schemas'
import { PROPOSAL_PARAMETER, proposalQuery } from '@/features/proposals/staff/proposal-params'
import { DRAFT_PARAMETER } from '@/lib/generator-address'
import { GeneratorScreen } from './generator'
import { generatorDraftSchema } from '../generator-schemas'
import { findGeneratorDraft } from '../queries/generator-draft'
import { findGeneratorStart } from '../queries/generator-start'
import { generatorDraftQuery, generatorStartQuery } from './generator-params'

/** Reads what the generator shows first, and an open proposal. */
export function readGenerator(reads: FirstReads, lead: string | null): Promise<unknown> {
  const { req, parameter, read } = reads
  const draft = generatorDraftSchema.safeParse({ draft: parameter(DRAFT_PARAMETER) })
  return Promise.all([
    read(generatorStartQuery(lead), () => findGeneratorStart(req, lead ? { lead } : {})),
    draft.success && read(generatorDraftQuery(draft.data.draft), () => findGeneratorDraft(req, draft.data)),
    readOpenProposal(reads),
  ])
}

/** Reads the proposal whose dialog is open. */
export async function readOpenProposal({ req, parameter, read }: FirstReads): Promise<void> {
  const proposal = proposalSchema.safeParse({ proposal: parameter(PROPOSAL_PARAMETER) })
  if (proposal.success)
    await read(proposalQuery(proposal.data.proposal), () => findProposalDetails(req, proposal.data))
}

/** The page /admin/proposal-creator. */
export async function GeneratorView({ req, language, search }: StaffScreen) {
  const lead = isId(search.lead) ? search.lead : null
  const reads = firstReads(req, search)
  const [{ zone }] = await Promise.all([settingsOrDefaults(language), readGenerator(reads, lead)])
  return (
    <StaffView {...{ req, language, zone, reads }} messages={staffMessages(language, 'generator')}>
      <GeneratorScreen lead={lead} />
    </StaffView>
  )
}
