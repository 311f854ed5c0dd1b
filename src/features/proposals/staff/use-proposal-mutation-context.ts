'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts } from '@/components/staff/use-toasts'
import type { ProposalMutationContext } from './proposal-mutation-context'

/** What sending, revising and copying a proposal need. */
export function useProposalMutationContext(): ProposalMutationContext {
  const texts = { detail: useTranslations('proposalBoard.detail'), common: useTranslations('dashboard') }
  return { queryClient: useQueryClient(), texts, toasts: useBoardToasts() }
}
