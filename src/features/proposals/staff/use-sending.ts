'use client'

import { useMutation } from '@tanstack/react-query'

import { discardDrafts } from '@/components/staff/dialog-drafts'
import type { ProposalDetails } from '../queries/proposal-details'
import { copyText } from './copy-link'
import { sendMutation } from './proposal-mutations'
import { proposalDrafts, replaceProposal } from './proposal-params'
import { useProposalMutationContext } from './proposal-mutations'

/** Returns the ways to send a proposal. After each, the dialog shows the proposal. */
export function useSending({ id, link }: Pick<ProposalDetails, 'id' | 'link'>) {
  const context = useProposalMutationContext()
  const send = useMutation(
    sendMutation(context, () => {
      discardDrafts(proposalDrafts(id))
      replaceProposal(id)
    }),
  )
  return {
    mail: (expiresAt: string) => send.mutate({ proposal: id, by: 'mail', expiresAt }),
    /** Copies first: the browser allows it only within the click. The link opens nothing if sending fails. */
    markAndCopy: async (expiresAt: string) => {
      const isCopied = await copyText(link)
      send.mutate({ proposal: id, by: 'link', expiresAt, isCopied })
    },
    isPending: send.isPending,
    way: send.variables?.by,
    error: send.error,
  }
}
