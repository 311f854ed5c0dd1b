'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts } from '@/components/staff/use-toasts'
import type { TemplateMutationContext } from './template-mutations'

/** What the changes of templates need. */
export function useTemplateMutationContext(): TemplateMutationContext {
  const texts = { board: useTranslations('proposalBoard'), common: useTranslations('dashboard') }
  return { queryClient: useQueryClient(), texts, toasts: useBoardToasts() }
}
