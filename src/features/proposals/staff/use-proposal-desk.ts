'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts } from '@/features/dashboard/staff/use-toasts'
import type { ProposalDesk } from './proposal-desk'

/** What sending, revising and copying a proposal need. */
export function useProposalDesk(): ProposalDesk {
  const texts = { desk: useTranslations('proposalBoard.desk'), common: useTranslations('dashboard') }
  return { client: useQueryClient(), texts, toasts: useBoardToasts() }
}
