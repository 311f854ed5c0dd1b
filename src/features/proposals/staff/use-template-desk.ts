'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts } from '@/features/dashboard/staff/use-toasts'
import type { TemplateDesk } from './template-mutations'

/** What the changes of templates need. */
export function useTemplateDesk(): TemplateDesk {
  const texts = { board: useTranslations('proposalBoard'), common: useTranslations('dashboard') }
  return { client: useQueryClient(), texts, toasts: useBoardToasts() }
}
