import type { QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import {
  changeMutation,
  rowMutation,
  useChangeContext,
  type ChangeContext,
  type ValueChange,
} from '@/components/staff/change'
import { runVerb, submitForm } from '@/lib/run-verb'
import { testimonialListQuery } from './testimonial-params'

const { queryKey } = testimonialListQuery

/** Shows the testimonials in that order, numbered from 1 as the verb stores them. Others stay at the end. */
function showOrder(queryClient: QueryClient, order: readonly string[]): void {
  queryClient.setQueryData(queryKey, (list) => {
    if (!list) return list
    const rows = new Map(list.testimonials.map((row) => [row.id, row]))
    const first = order.flatMap((id, index) => {
      const row = rows.get(id)
      return row ? [{ ...row, displayOrder: index + 1 }] : []
    })
    const rest = list.testimonials.filter(({ id }) => !order.includes(id))
    return { ...list, testimonials: [...first, ...rest] }
  })
}

export type TestimonialMutationContext = ChangeContext & {
  texts: {
    board: ReturnType<typeof useTranslations<'testimonialBoard'>>
    common: ReturnType<typeof useTranslations<'dashboard'>>
  }
}

/** What the changes of testimonials need. */
export const useTestimonialMutationContext = (): TestimonialMutationContext => ({
  ...useChangeContext(),
  texts: { board: useTranslations('testimonialBoard'), common: useTranslations('dashboard') },
})

/** The body of the verbs, with numbers as they are typed. */
type TestimonialValues = Record<string, string | boolean | null>

/** A testimonial that exists, and the `updatedAt` of what was edited. */
type SavedTestimonial = { testimonial: string; expected: string }

type SavedInput = { values: TestimonialValues; saved?: SavedTestimonial; submission_id?: string }

// All of them have one order, so that their changes wait for each other.
const oneAtATime = 'testimonials'
const refetch = [['testimonials']]

/** Creates a testimonial, or saves the one that is given. A failure changes nothing that was typed. */
export const saveTestimonialMutation = (context: TestimonialMutationContext, onSaved: () => void) => {
  const { board } = context.texts
  return changeMutation(context, {
    oneAtATime,
    run: ({ values, saved, submission_id }: SavedInput) =>
      submitForm(saved ? 'update-testimonial' : 'create-testimonial', { ...values, ...saved, submission_id }),
    done: (_, { saved }) => [board(saved ? 'done.update' : 'done.create')],
    failed: board('failed.save'),
    why: ({ code }) => (code === 'conflict' ? board('form.changed') : undefined),
    onDone: onSaved,
    refetch,
  })
}

/** Deletes a testimonial. One that someone has deleted already leaves the table, too. */
export const deleteTestimonialMutation = (context: TestimonialMutationContext, onGone: () => void) => {
  const { board } = context.texts
  return changeMutation(context, {
    oneAtATime,
    run: (testimonial: string) => runVerb('delete-testimonial', { testimonial }),
    done: () => [board('done.delete')],
    failed: board('failed.delete'),
    onDone: onGone,
    onFailed: ({ code }) => code === 'not_found' && onGone(),
    refetch,
  })
}

/** Shows a testimonial to visitors or hides it. */
export const activeMutation = (id: string, context: TestimonialMutationContext) => {
  const { board } = context.texts
  return rowMutation(context, {
    topic: 'testimonials',
    id,
    oneAtATime,
    as: (isActive: boolean) => ({ isActive }),
    run: ({ next, shown }) =>
      runVerb('set-testimonial-active', { testimonial: id, active: next, expected: shown }),
    done: () => [board('done.update')],
    failed: board('failed.save'),
    read: (value) => value === 'true',
    changed: (isActive) => board(isActive ? 'changed.active' : 'changed.inactive'),
    refetch,
  })
}

/** Stores another order; shows it at once, and in a conflict the current one. Success is heard in the live line. */
export const orderMutation = (context: TestimonialMutationContext) => {
  const { board } = context.texts
  return changeMutation(context, {
    oneAtATime,
    run: ({ next, shown }: ValueChange<string[]>) =>
      runVerb('order-testimonials', { order: next, expected: shown }),
    show: ({ next }) => showOrder(context.queryClient, next),
    failed: board('failed.order'),
    why: ({ code }) => (code === 'conflict' ? board('failed.orderChanged') : undefined),
    onFailed: (_, { shown }) => showOrder(context.queryClient, shown),
    refetch,
  })
}
