import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { staffMessages } from '@/i18n/staff-messages'
import { firstReads, type FirstReads } from '@/components/staff/first-reads'
import { StaffView } from '@/components/staff/staff-view'
import { settingsOrDefaults } from '@/features/settings/queries'
import { isLanguage } from '@/i18n/languages'
import { adminSignInPath, PROPOSAL_CREATOR_PATH } from '@/lib/admin-views'
import { isId } from '@/lib/ids'
import { isStaff } from '@/lib/roles'
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

/** The page /admin/proposal-creator. Payload does not restrict custom views, so this one checks the user. */
export async function GeneratorView(view: AdminViewServerProps) {
  const { initPageResult, searchParams = {} } = view
  const { req } = initPageResult
  const lead = isId(searchParams.lead) ? searchParams.lead : null
  const path = `${PROPOSAL_CREATOR_PATH}${lead ? `?lead=${lead}` : ''}`
  if (!isStaff(req.user)) redirect(req.user ? '/admin' : adminSignInPath(path))
  const language = isLanguage(req.i18n.language) ? req.i18n.language : 'en'
  const messages = staffMessages(language, 'generator')
  const reads = firstReads(req, searchParams)
  const [{ zone }] = await Promise.all([settingsOrDefaults(language), readGenerator(reads, lead)])
  return (
    <StaffView {...{ view, language, messages, zone, reads }} title={messages.proposalGenerator.heading}>
      <GeneratorScreen lead={lead} />
    </StaffView>
  )
}
