'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts } from '@/components/staff/use-toasts'
import type { MutationContext } from './client-mutations'

/** Returns what the changes of clients need: queries, texts and toasts. */
export const useClientMutationContext = (): MutationContext => ({
  queryClient: useQueryClient(),
  board: useTranslations('clientBoard'),
  names: useTranslations('clientNames'),
  toasts: useBoardToasts(),
})
