'use client'

import { useMutation } from '@tanstack/react-query'

import { useHydrated } from '@/components/ui/use-hydrated'
import type { ListedTestimonial } from '../queries/testimonial-list'
import { activeMutation, useTestimonialMutationContext } from './testimonial-mutations'

/** Shows a testimonial to visitors or hides it, and saves that at once. */
export function ActiveSwitch({ testimonial: { id, name, isActive } }: { testimonial: ListedTestimonial }) {
  const context = useTestimonialMutationContext()
  const t = context.texts.board
  const change = useMutation(activeMutation(id, context))
  const isHydrated = useHydrated()
  return (
    <button
      type="button"
      role="switch"
      className="active-switch"
      aria-checked={isActive}
      aria-label={t('activeOf', { name })}
      disabled={!isHydrated}
      onClick={() => change.mutate({ next: !isActive, shown: isActive })}
    >
      <span className="active-switch-track" />
      {t(isActive ? 'active' : 'inactive')}
    </button>
  )
}
