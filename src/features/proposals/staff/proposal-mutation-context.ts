import type { QueryClient } from '@tanstack/react-query'
import type { useTranslations } from 'next-intl'

import type { BoardToasts } from '@/components/staff/use-toasts'

/** What sending, revising and copying a proposal need. */
export type ProposalMutationContext = {
  queryClient: QueryClient
  texts: {
    detail: ReturnType<typeof useTranslations<'proposalBoard.detail'>>
    common: ReturnType<typeof useTranslations<'dashboard'>>
  }
  toasts: BoardToasts
}
