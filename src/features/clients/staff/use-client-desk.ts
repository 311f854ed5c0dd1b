'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts } from '@/features/dashboard/staff/use-toasts'
import type { Desk } from './client-mutations'

/** Returns what the changes of clients need: queries, texts and toasts. */
export const useClientDesk = (): Desk => ({
  client: useQueryClient(),
  board: useTranslations('clientBoard'),
  names: useTranslations('clientNames'),
  toasts: useBoardToasts(),
})
