import type { QueryClient } from '@tanstack/react-query'
import type { useTranslations } from 'next-intl'

import type { BoardToasts } from '@/features/dashboard/staff/use-toasts'

/** What sending, revising and copying a proposal need. */
export type ProposalDesk = {
  client: QueryClient
  texts: {
    desk: ReturnType<typeof useTranslations<'proposalBoard.desk'>>
    common: ReturnType<typeof useTranslations<'dashboard'>>
  }
  toasts: BoardToasts
}
