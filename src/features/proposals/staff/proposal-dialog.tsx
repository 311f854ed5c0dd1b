'use client'

import { useQuery, useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { dialogBody } from '@/components/ui/dialog'
import { BoardFailed } from '@/components/staff/board-states'
import { StaffDialog, initialFocus } from '@/components/staff/staff-dialog'
import { useUrl } from '@/components/staff/use-url'
import { Button } from '@/components/ui/button'
import type { ProposalDetails } from '../queries/proposal-details'
import { CompareVersions } from './compare-versions'
import { ProposalFoot, ProposalName } from './dialog-parts'
import { isDraft, isRevisable } from '../proposal-state'
import {
  closeProposal,
  PROPOSAL_PARAMETER,
  proposalDrafts,
  proposalQuery,
  STEP_PARAMETER,
  stepOf,
  type ProposalStep,
  replaceProposal,
} from './proposal-params'
import { ProposalView } from './proposal-view'
import { SendProposal, UnopenedLink } from './send-proposal'
import { reviseMutation, useProposalMutationContext } from './proposal-mutations'

/** Asks before a proposal that was sent becomes a draft again. The focus is on Cancel. */
function ReviseProposal({ proposal: { id, title, client } }: { proposal: ProposalDetails }) {
  const context = useProposalMutationContext()
  const { detail: t, common } = context.texts
  const revise = useMutation(reviseMutation(context, () => replaceProposal(id)))
  return (
    <>
      <div className={dialogBody}>
        <ProposalName title={title} />
        <p>{t('reviseText', { name: client.name })}</p>
      </div>
      <ProposalFoot>
        <Button variant="line" size="compact" ref={initialFocus} onClick={() => replaceProposal(id)}>
          {common('cancel')}
        </Button>
        <Button
          variant="accent"
          size="compact"
          aria-disabled={revise.isPending}
          onClick={() => !revise.isPending && revise.mutate(id)}
        >
          {t(revise.isPending ? 'revising' : 'revise')}
        </Button>
      </ProposalFoot>
    </>
  )
}

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
      className="md:w-170"
      drafts={proposalDrafts(id)}
      onClose={closeProposal}
    >
      {data ? (
        <Part proposal={data} />
      ) : (
        <div className={dialogBody}>
          {error ? (
            <BoardFailed title={t('detail.failed.one')} error={error} onRetry={() => void refetch()} />
          ) : (
            <p role="status" className="animate-late text-muted">
              {t('recent.loading')}
            </p>
          )}
        </div>
      )}
    </StaffDialog>
  )
}
