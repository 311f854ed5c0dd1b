'use client'

import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { initialFocus, LeaveButton } from '@/components/staff/staff-dialog'
import type { ProposalDetails } from '../queries/proposal-details'
import { copyLink } from './copy-link'
import { closeProposal } from './proposal-params'
import { SendingProblem, sendingProblemOf } from './sending-problem'
import { useProposalMutationContext } from './proposal-mutations'
import { useSending } from './use-sending'

/** Warns that the link of a draft opens nothing for the client yet, and offers to mark it as sent. */
export function UnopenedLink({ proposal }: { proposal: ProposalDetails }) {
  const t = useTranslations('proposalBoard.detail')
  const context = useProposalMutationContext()
  const { title, link, sending, state } = proposal
  const { markAndCopy, isPending } = useSending(proposal)
  const isBlocked = isPending || sendingProblemOf(proposal) !== undefined
  const copyOnly = async () => {
    await copyLink(link, context)
    closeProposal()
  }
  return (
    <>
      <div className="dialog-body">
        <p className="proposal-name">
          <b>{title}</b>
        </p>
        <p>{t(state === 'revised' ? 'linkRevised' : 'linkDraft')}</p>
        <SendingProblem proposal={proposal} />
        <p className="hint">{t('freezes')}</p>
      </div>
      <div className="dialog-foot proposal-foot">
        <LeaveButton />
        <Button variant="line" size="compact" onClick={() => void copyOnly()}>
          {t('copyAnyway')}
        </Button>
        <Button
          variant="accent"
          size="compact"
          ref={initialFocus}
          aria-disabled={isBlocked}
          onClick={() => !isBlocked && sending && void markAndCopy(sending.lastDay)}
        >
          {t(isPending ? 'sending' : 'markAndCopy')}
        </Button>
      </div>
    </>
  )
}
