'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { BoardFailed } from '@/components/staff/board-states'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { useUrl } from '@/components/staff/use-url'
import type { ProposalDetails } from '../queries/proposal-details'
import { CompareVersions } from './compare-versions'
import { isDraft, isRevisable } from './proposal-styles'
import {
  closeProposal,
  PROPOSAL_PARAMETER,
  proposalDrafts,
  proposalQuery,
  STEP_PARAMETER,
  stepOf,
  type ProposalStep,
} from './proposal-params'
import { ProposalView } from './proposal-view'
import { ReviseProposal } from './revise-proposal'
import { SendProposal } from './send-proposal'
import { UnopenedLink } from './unopened-link'

const parts = { send: SendProposal, link: UnopenedLink, revise: ReviseProposal, compare: CompareVersions }

/** The dialog that the URL names: a proposal, or a step of it. */
export function ProposalDialog() {
  const [url] = useUrl()
  const id = url.get(PROPOSAL_PARAMETER)
  if (!id) return null
  const step = stepOf(url.get(STEP_PARAMETER))
  return <Opened key={`${id} ${step ?? ''}`} id={id} step={step} />
}

/** The step, if the proposal and the user allow it; a link may be old. */
const possible = (step: ProposalStep | undefined, proposal: ProposalDetails) =>
  proposal.canChange && step && isPossible[step](proposal) ? step : undefined

const isPossible: Record<ProposalStep, (proposal: ProposalDetails) => boolean> = {
  send: ({ state }) => isDraft(state),
  link: ({ state }) => isDraft(state),
  revise: ({ state }) => isRevisable(state),
  compare: ({ versions }) => versions > 1,
}

function Opened({ id, step }: { id: string; step: ProposalStep | undefined }) {
  const t = useTranslations('proposalBoard')
  const { data, error, refetch } = useQuery(proposalQuery(id))
  const shown = data && possible(step, data)
  const Part = shown ? parts[shown] : ProposalView
  return (
    <StaffDialog
      title={t(shown ? `detail.titles.${shown}` : 'detail.titles.view')}
      className="proposal-dialog"
      drafts={proposalDrafts(id)}
      onClose={closeProposal}
    >
      {data ? (
        <Part proposal={data} />
      ) : (
        <div className="dialog-body">
          {error ? (
            <BoardFailed title={t('detail.failed.one')} error={error} onRetry={() => void refetch()} />
          ) : (
            <p role="status" className="board-loading">
              {t('recent.loading')}
            </p>
          )}
        </div>
      )}
    </StaffDialog>
  )
}
