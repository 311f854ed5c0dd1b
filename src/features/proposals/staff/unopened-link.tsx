'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { discardDrafts } from '@/components/staff/dialog-drafts'
import { initialFocus, LeaveButton } from '@/components/staff/staff-dialog'
import type { ProposalDetails } from '../queries/proposal-details'
import { copyLink, copyText } from './copy-link'
import { closeProposal, proposalDrafts, replaceProposal } from './proposal-params'
import { SendingProblem, sendingProblemOf } from './sending-problem'
import { sendMutation, useProposalMutationContext } from './proposal-mutations'

/** Warns that the link of a draft opens nothing for the client yet, and offers to mark it as sent. */
export function UnopenedLink({ proposal }: { proposal: ProposalDetails }) {
  const t = useTranslations('proposalBoard.detail')
  const context = useProposalMutationContext()
  const { id, title, link, sending, state } = proposal
  const send = useMutation(
    sendMutation(context, () => {
      discardDrafts(proposalDrafts(id))
      replaceProposal(id)
    }),
  )
  const isBlocked = send.isPending || sendingProblemOf(proposal) !== undefined
  const markAndCopy = async (expiresAt: string) => {
    const isCopied = await copyText(link)
    send.mutate({ proposal: id, by: 'link', expiresAt, isCopied })
  }
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
      <div className="dialog-foot">
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
          {t(send.isPending ? 'sending' : 'markAndCopy')}
        </Button>
      </div>
    </>
  )
}
