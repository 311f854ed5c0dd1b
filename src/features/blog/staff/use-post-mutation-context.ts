'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts } from '@/components/staff/use-toasts'
import type { MutationContext } from './post-mutations'
import { useBlockTexts } from './use-block-texts'

/** What the changes of posts and categories need: queries, texts and toasts. */
export const usePostMutationContext = (): MutationContext => ({
  queryClient: useQueryClient(),
  board: useTranslations('blogBoard'),
  common: useTranslations('dashboard'),
  blocks: useBlockTexts(),
  toasts: useBoardToasts(),
})
