'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts } from '@/components/staff/use-toasts'
import type { TestimonialMutationContext } from './testimonial-mutations'

/** What the changes of testimonials need. */
export function useTestimonialMutationContext(): TestimonialMutationContext {
  const texts = { board: useTranslations('testimonialBoard'), common: useTranslations('dashboard') }
  return { queryClient: useQueryClient(), texts, toasts: useBoardToasts() }
}
