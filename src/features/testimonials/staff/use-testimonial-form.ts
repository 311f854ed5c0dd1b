'use client'

import { useState } from 'react'

import { useVerbForm } from '@/components/staff/use-verb-form'
import type { Headshot, ListedTestimonial } from '../queries/testimonial-list'
import { testimonialLimits } from '../rules'
import { saveTestimonialMutation, type TestimonialMutationContext } from './testimonial-mutations'
import { discardUploads } from './upload-headshot'

export const textNames = ['position', 'content', 'results_highlight'] as const
export type TextName = (typeof textNames)[number]

type Options = {
  drafts: string
  given: ListedTestimonial | undefined
  context: TestimonialMutationContext
  onSaved: () => void
  onRefused: (codes: Readonly<Record<string, string>>) => void
}

/**
 * The form of a testimonial. What it starts from is what was read first: a change by someone else meanwhile is a conflict
 * when it is saved.
 */
export function useTestimonialForm({ drafts, given, context, onSaved, onRefused }: Options) {
  const { board } = context.texts
  const [testimonial] = useState(given)
  const { en, es } = testimonial?.texts ?? {}
  const form = useVerbForm({
    drafts,
    given: {
      name: testimonial?.name ?? '',
      company: testimonial?.company ?? '',
      rating: String(testimonial?.rating ?? testimonialLimits.defaultRating),
      display_order: String(testimonial?.displayOrder ?? 0),
      position_en: en?.position ?? '',
      position_es: es?.position ?? '',
      content_en: en?.content ?? '',
      content_es: es?.content ?? '',
      results_highlight_en: en?.resultsHighlight ?? '',
      results_highlight_es: es?.resultsHighlight ?? '',
      image: JSON.stringify(testimonial?.image ?? null),
      is_active: String(testimonial?.isActive ?? true),
    },
    expected: testimonial?.updatedAt,
    input: ({ image, is_active, ...texts }, expected) => ({
      values: { ...texts, image: headshotOf(image)?.id ?? null, is_active: is_active === 'true' },
      ...(testimonial && expected && { saved: { testimonial: testimonial.id, expected } }),
    }),
    mutation: saveTestimonialMutation(context, onSaved),
    errorText: (name) => {
      if (name === 'rating') return board('form.ratingError')
      return name === 'display_order' ? board('form.orderError') : undefined
    },
    onDone: (_, { image }) => discardUploads(drafts, headshotOf(image)?.id),
    onRefused,
  })
  return {
    form,
    testimonial,
    headshot: headshotOf(form.values.image),
    setHeadshot: (next: Headshot | null) => form.set('image', JSON.stringify(next)),
  }
}

/** The field has it as JSON. */
const headshotOf = (kept: string) => JSON.parse(kept) as Headshot | null

export type TestimonialFormState = ReturnType<typeof useTestimonialForm>['form']
