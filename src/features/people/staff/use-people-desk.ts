'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts } from '@/features/dashboard/staff/use-toasts'
import type { PeopleDesk } from './people-mutations'

/** What the changes of people need. */
export const usePeopleDesk = (): PeopleDesk => ({
  client: useQueryClient(),
  t: useTranslations('peopleBoard'),
  toasts: useBoardToasts(),
})
