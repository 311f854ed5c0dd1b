'use client'

import { useMutation } from '@tanstack/react-query'

import { Button } from '@/components/ui/button'
import { initialFocus } from '@/components/staff/staff-dialog'
import type { ProposalDetails } from '../queries/proposal-details'
import { reviseMutation } from './proposal-mutations'
import { replaceProposal } from './proposal-params'
import { useProposalMutationContext } from './proposal-mutations'

/** Asks before a proposal that was sent becomes a draft again. The focus is on Cancel. */
export function ReviseProposal({ proposal: { id, title, client } }: { proposal: ProposalDetails }) {
  const context = useProposalMutationContext()
  const { detail: t, common } = context.texts
  const revise = useMutation(reviseMutation(context, () => replaceProposal(id)))
  return (
    <>
      <div className="dialog-body">
        <p className="proposal-name">
          <b>{title}</b>
        </p>
        <p>{t('reviseText', { name: client.name })}</p>
      </div>
      <div className="dialog-foot">
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
      </div>
    </>
  )
}
