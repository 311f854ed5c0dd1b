'use client'

import { useState } from 'react'

import { useDraft } from '@/components/staff/dialog-drafts'
import type { Language } from '@/i18n/languages'
import type { Headshot, ListedTestimonial } from '../queries/testimonial-list'
import { testimonialLimits } from '../rules'
import type { TestimonialValues } from './testimonial-mutations'

export const textNames = ['position', 'content', 'results_highlight'] as const
export type TextName = (typeof textNames)[number]
type FieldName = 'name' | 'company' | 'rating' | 'display_order' | `${TextName}_${Language}`
type FieldState = [value: string, set: (text: string) => void]

/**
 * The fields of a testimonial's form; what is typed survives the closing of the dialog. What they start from is what was
 * read first: a change by someone else meanwhile is a conflict when it is saved.
 */
export function useTestimonialFields(drafts: string, given: ListedTestimonial | undefined) {
  const [testimonial] = useState(given)
  const { en, es } = testimonial?.texts ?? {}
  const fields: Record<FieldName, FieldState> = {
    name: useDraft(`${drafts}name`, testimonial?.name),
    company: useDraft(`${drafts}company`, testimonial?.company),
    rating: useDraft(`${drafts}rating`, String(testimonial?.rating ?? testimonialLimits.defaultRating)),
    display_order: useDraft(`${drafts}order`, String(testimonial?.displayOrder ?? 0)),
    position_en: useDraft(`${drafts}position-en`, en?.position),
    position_es: useDraft(`${drafts}position-es`, es?.position),
    content_en: useDraft(`${drafts}content-en`, en?.content),
    content_es: useDraft(`${drafts}content-es`, es?.content),
    results_highlight_en: useDraft(`${drafts}result-en`, en?.resultsHighlight),
    results_highlight_es: useDraft(`${drafts}result-es`, es?.resultsHighlight),
  }
  const image = useDraft(`${drafts}image`, JSON.stringify(testimonial?.image ?? null))
  const active = useDraft(`${drafts}active`, String(testimonial?.isActive ?? true))
  const headshot = JSON.parse(image[0]) as Headshot | null
  const isActive = active[0] === 'true'
  return {
    testimonial,
    fields,
    headshot,
    setHeadshot: (next: Headshot | null) => image[1](JSON.stringify(next)),
    isActive,
    setActive: (next: boolean) => active[1](String(next)),
    /** The body of the verbs. */
    values: (): TestimonialValues => ({
      ...Object.fromEntries(Object.entries(fields).map(([name, [value]]) => [name, value])),
      image: headshot?.id ?? null,
      is_active: isActive,
    }),
  }
}

export type TestimonialFields = ReturnType<typeof useTestimonialFields>
