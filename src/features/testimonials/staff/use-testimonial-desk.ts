'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts } from '@/features/dashboard/staff/use-toasts'
import type { TestimonialDesk } from './testimonial-mutations'

/** What the changes of testimonials need. */
export function useTestimonialDesk(): TestimonialDesk {
  const texts = { board: useTranslations('testimonialBoard'), common: useTranslations('dashboard') }
  return { client: useQueryClient(), texts, toasts: useBoardToasts() }
}
