import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts, type BoardToasts } from '@/components/staff/use-toasts'

/** What sending, revising and copying a proposal need. */
export type ProposalMutationContext = {
  queryClient: QueryClient
  texts: {
    detail: ReturnType<typeof useTranslations<'proposalBoard.detail'>>
    common: ReturnType<typeof useTranslations<'dashboard'>>
  }
  toasts: BoardToasts
}

/** Returns it. */
export function useProposalMutationContext(): ProposalMutationContext {
  const texts = { detail: useTranslations('proposalBoard.detail'), common: useTranslations('dashboard') }
  return { queryClient: useQueryClient(), texts, toasts: useBoardToasts() }
}
