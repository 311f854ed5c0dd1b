'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts } from '@/components/staff/use-toasts'
import type { PeopleMutationContext } from './people-mutations'

/** What the changes of people need. */
export const usePeopleMutationContext = (): PeopleMutationContext => ({
  queryClient: useQueryClient(),
  t: useTranslations('peopleBoard'),
  toasts: useBoardToasts(),
})
